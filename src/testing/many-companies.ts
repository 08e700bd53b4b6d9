import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import type { DatabaseConnection } from '#server/database/pool.ts';

// A country's worth of companies is made inside the database: each name and text is put together from syllables
// and phrases by its number, so every run makes the same.

const SYLLABLES =
  'ba be bo ca da de di du fa fe fi ga go ha he ho ja ka ke ki la le lo ma me mi mo na ne no pa pe po ra re ri ro sa se so ta te ti to va ve vi wa we wei'.split(
    ' ',
  );
const ENDINGS = 'ch er es ges hardt ier ing ini les mann mer n nd ng ra rs rt s sch son t th tz x'.split(' ');
const KINDS = [
  ['Plumbing', 'Sanitaire', 'Boilers, drains and bathrooms'],
  ['Roofing', 'Toiture', 'Slate, zinc and flat roofs'],
  ['Painting', 'Peinture', 'Facades, rooms and stairwells'],
  ['Electrical', 'Elektro', 'Fuse boards, sockets and charging points'],
  ['Carpentry', 'Menuiserie', 'Oak stairs, wardrobes and trusses'],
  ['Heating', 'Chauffage', 'Heat pumps, radiators and stoves'],
  ['Landscaping', 'Jardins', 'Terraces, hedges and ponds'],
  ['Tiling', 'Carrelages', 'Mosaic, marble and stone floors'],
  ['Masonry', 'Construction', 'Brick, sandstone and concrete'],
  ['Flooring', 'Parquet', 'Herringbone, plank and carpet'],
];
const CUSTOMS = [
  'A quote follows within the week',
  'We come and look first, and then write down what it costs',
  'Family business in the third generation',
  'Listed houses are our daily work',
  'We speak Luxembourgish, French, German and Portuguese',
  'Clean work, fixed dates, one person to talk to',
  'Also on Saturdays and, when it drips, at night',
  'Subsidies and papers are part of the job',
];

const pick = (list: string, seed: string, salt: number) =>
  `(${list})[1 + abs(hashint4(${seed} * 31 + ${salt})) % cardinality(${list})]`;

const literal = (words: readonly string[]) =>
  `array[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(',')}]`;

const surname = (seed: string, salt: number) =>
  `initcap(${pick(literal(SYLLABLES), seed, salt)} || ${pick(literal(SYLLABLES), seed, salt + 1)} || ${pick(literal(ENDINGS), seed, salt + 2)})`;

const people = (count: number) => `
  insert into users (username, password, email, user_type, is_email_verified)
  select 'bench-' || n, '-', 'bench-' || n || '@bench.example', 'company', true from generate_series(1, ${count}) n`;

const companies = (count: number) => `
  insert into company_profiles (user_id, name, description, address, city, postal_code, commune, canton, services,
    is_email_proved, is_vat_verified, has_emergency_service, subscription_status, subscription_plan, placement,
    review_count, rating_sum)
  select u.id, kind[2] || ' ' || ${surname('n', 1)}, kind[3] || '. ' || ${pick(literal(CUSTOMS), 'n', 5)} || '. '
      || ${pick(literal(CUSTOMS), 'n', 6)} || '. ' || ${surname('n', 7)} || ' & ' || ${surname('n', 10)} || '.',
    1 + abs(hashint4(n)) % 120 || ', rue ' || ${surname('(n % 4000)', 13)}, town.name, 'L-' || 1000 + abs(hashint4(n + 7)) % 8999,
    town.name, town.canton,
    jsonb_build_array(jsonb_build_object('id', n, 'categoryId', c.id, 'category', jsonb_build_object('id', c.id, 'name', c.name,
      'names', c.names))),
    true, n % 5 > 0, n % 9 = 0, case when n % 3 = 0 then 'active' else 'none' end,
    case when n % 15 = 0 then 'premium' when n % 3 = 0 then 'professional' end,
    case when n % 15 = 0 then 2 when n % 3 = 0 then 1 else 0 end,
    reviews, round(reviews * (3 + (abs(hashint4(n + 3)) % 200) / 100.0))::integer
  from generate_series(1, ${count}) n
  join users u on u.username = 'bench-' || n
  cross join lateral (select (array[${KINDS.map(literal).join(',')}])[1 + n % ${KINDS.length}:1 + n % ${KINDS.length}][:] as slice) s
  cross join lateral (select array(select unnest(slice)) as kind, (abs(hashint4(n + 2)) % 60) as reviews) k
  join service_categories c on c.name = kind[1]
  join (select name, canton, row_number() over (order by name) as place from communes) town
    on town.place = 1 + (power((abs(hashint4(n + 1)) % 1000) / 1000.0, 2) * 100)::integer % 100`;

const searchable = `
  insert into company_search (company_id, name, document, placement, rating_score, commune, canton)
  select c.id, fold_text(c.name), search_document(c), c.placement, c.rating_score, c.commune, c.canton
  from company_profiles c on conflict do nothing`;

const shelves = `
  insert into company_shelves (shelf, company_id, placement, rating_score)
  select shelf, s.company_id, s.placement, s.rating_score from company_search s, unnest(shelves_of(s)) shelf
  on conflict do nothing`;

const words = `
  insert into search_words (word) select substr(word, 2) from ts_stat('select document from company_search') where word like 'w%'
  on conflict do nothing`;

const tables = ['users', 'company_profiles', 'company_search'];

/** Fills the directory. Triggers are off meanwhile, and the large indexes are built together at the end. */
export const makeCompanies = async (
  connection: DatabaseConnection,
  count: number,
  say = (_line: string) => {},
): Promise<void> => {
  const client = await connectOutsidePool(connection);
  const step = async (name: string, sql: string) => {
    const started = performance.now();
    await client.query(sql);
    say(`  ${name.padEnd(52)} ${((performance.now() - started) / 1000).toFixed(1).padStart(7)} s`);
  };
  await client.query(`set maintenance_work_mem = '1GB'; set work_mem = '256MB'`);
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`);
  const { rows: indexes } = await client.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes where tablename in ('company_search', 'search_words') and indexdef ilike '%using gin%'`,
  );
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`);
  await step('people', people(count));
  await client.query('analyze users');
  await step('companies', companies(count));
  await step('search documents', searchable);
  await step('shelves', shelves);
  await step('words', words);
  for (const { indexname, indexdef } of indexes) await step(indexname, indexdef);
  for (const table of tables) await client.query(`alter table ${table} enable trigger user`);
  await step('statistics', 'vacuum analyze');
  await client.end();
};
