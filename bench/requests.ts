// Measures lists of requests, and suggestions over many companies: node bench/requests.ts [HOW MANY], a million by
// default.
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { makeCompanies } from '#testing/many-companies.ts';
import { openBench } from './bench-host.ts';
import { loadOf } from './load.ts';

const MILLION = 1_000_000;

const count = Number(process.argv[2] ?? MILLION);
const bench = await openBench();
const { pool } = bench.database;

// One client with 2,000 requests of three companies each, and one company that was asked 5,000 times.
const FILL = `
  with people as (
    insert into users (username, password, email)
    select 'asker-' || n, '!', 'asker-' || n || '@bench.example' from generate_series(1, 3001) n returning id),
  owners as (
    insert into users (username, password, email, user_type)
    select 'asked-' || n, '!', 'asked-' || n || '@bench.example', 'company' from generate_series(1, 3) n returning id),
  companies as (
    insert into company_profiles (user_id, name) select id, 'Asked ' || id from owners returning id, user_id),
  trade as (select id from service_categories order by id limit 1),
  sent as (
    insert into requests (client_id, state, category_id, title, description, commune, postal_code, dwelling_kind,
      is_main_residence, holder, timing, sent_at, ends_at, created_at)
    select p.id, 'open', trade.id, 'Roof ' || n, repeat('The roof leaks at the valley. ', 10), 'Esch-sur-Alzette',
      'L-4010', 'house', true, 'owner', 'flexible', now(), now() + interval '30 days', now()
    from trade, (select id from people order by id limit 1) p, generate_series(1, 2000) n
    union all
    select p.id, 'open', trade.id, 'Roof of ' || p.id, repeat('The roof leaks at the valley. ', 10), 'Esch-sur-Alzette',
      'L-4010', 'house', true, 'owner', 'flexible', now(), now() + interval '30 days', now()
    from trade, (select id from people order by id offset 1) p
    returning id, client_id),
  files as (
    insert into request_files (request_id, kind, name, position, size, width, height, token)
    select id, 'picture', 'roof.jpg', 0, 1000, 600, 400, md5(id::text) from sent returning id)
  select (select min(id) from people) as client, (select min(user_id) from companies) as owner,
    (select min(id) from companies) as company, (select count(*) from files) as files`;
const INVITATIONS = `
  insert into request_invitations (request_id, company_id, remind_at, due_at)
  select r.id, c.id, now() + interval '1 day', now() + interval '3 days'
  from requests r join company_profiles c on c.name like 'Asked %'
    and (r.client_id = $1 or c.id = $2)
  where r.title like 'Roof%'`;

const { rows } = await pool.query<{ client: number; owner: number; company: number }>(FILL);
const { client, owner, company } = rows[0] ?? { client: 0, owner: 0, company: 0 };
await pool.query(INVITATIONS, [client, company]);
await pool.query('vacuum analyze');

const ours = await bench.listen({ isCached: false });
const p99Of = async (label: string, path: string, budgetMs: number, cookie?: string) => {
  const { p99, perSecond } = await loadOf(`${ours}${path}`, { encoding: 'identity', connections: 1, cookie });
  console.log(
    `${label.padEnd(40)} mean ${(1000 / perSecond).toFixed(1)}, p99 ${p99.toFixed(1)} ms (under ${budgetMs} wanted)`,
  );
};

const [asClient, asCompany] = [await bench.signIn(client), await bench.signIn(owner)];
// The page loads fifty at a time; the second figure is for the largest allowed page.
await p99Of('50 of a client’s 2,000 requests', '/api/requests?limit=50', 20, asClient);
await p99Of('100 of them', '/api/requests', 20, asClient);
await p99Of('20 of a company’s 5,000 invitations', '/api/invitations?limit=20', 30, asCompany);
await p99Of('200 of them', '/api/invitations', 30, asCompany);

console.log(`\nA directory of ${count.toLocaleString('en')} companies`);
await makeCompanies(bench.database.connection, count, console.log);
const SERVICES = `
  insert into company_services (company_id, category_id)
  select c.id, (c.services -> 0 ->> 'categoryId')::integer from company_profiles c
  where jsonb_array_length(c.services) > 0 on conflict do nothing`;
const alone = await connectOutsidePool(bench.database.connection);
await alone.query('alter table company_services disable trigger all');
await alone.query(SERVICES);
await alone.query('alter table company_services enable trigger all');
await alone.query('vacuum analyze company_services');
await alone.end();
const { rows: tradesAndCommunes } = await pool.query<{ id: number; commune: string }>(`
  select distinct (services -> 0 ->> 'categoryId')::integer as id, commune from company_profiles
  where id % 997 = 3 and jsonb_array_length(services) > 0 order by 1, 2`);
const times: number[] = [];
for (let round = 0; round < 3; round += 1)
  for (const { id, commune } of tradesAndCommunes) {
    const started = performance.now();
    const query = new URLSearchParams({ category: String(id), commune });
    const response = await fetch(`${ours}/api/request-suggestions?${query}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${commune} was answered ${response.status}`);
    // The first round warms up.
    if (round > 0) times.push(performance.now() - started);
  }
times.sort((a, b) => a - b);
const at = (share: number) =>
  (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(1);
console.log(
  `Suggestions, ${tradesAndCommunes.length} trades and communes: median ${at(0.5)} ms, p99 ${at(0.99)} ms (under 60 wanted)`,
);
await bench.close();
