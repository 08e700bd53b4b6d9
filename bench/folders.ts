// A person with 500 folders, 5,000 companies in one of them and 5,000 likes: their lists, beside the same
// queries written by hand on pg.
import Fastify from 'fastify';
import { presentCompanyItem } from '#features/companies/core/server/index.ts';
import { MAX_LATEST_COMPANIES_OF_FOLDER } from '#features/folders/core/contract/fields.ts';
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { ITEM_COLUMNS } from './item-columns.ts';
import { loadOf, requestsPerSecond } from './load.ts';

const bench = await openBench();
const { pool } = bench.database;

const FILL = `
  with owners as (
    insert into users (username, password, email)
    select 'bench-' || n, '!', 'bench-' || n || '@mail.example' from generate_series(1, 5000) n returning id),
  companies as (
    insert into company_profiles (user_id, name, description)
    select id, 'Company ' || id, repeat('Builds and repairs houses. ', 10) from owners returning id),
  person as (
    insert into users (username, password, email) values ('bench', '!', 'bench@mail.example') returning id),
  made as (
    insert into folders (user_id, name) select person.id, 'Folder ' || n from person, generate_series(1, 500) n
    returning id),
  liked as (
    insert into folders (user_id, name, is_liked) select id, 'Liked Companies', true from person returning id),
  saved as (
    insert into folder_companies (folder_id, company_id) select (select min(id) from made), id from companies),
  few as (
    insert into folder_companies (folder_id, company_id)
    select made.id, c.id from made, lateral (select id from companies order by id limit 10) c
    where made.id > (select min(id) from made)),
  likes as (
    insert into contacts (user_id, company_id) select person.id, companies.id from person, companies)
  select person.id as person, (select min(id) from made) as folder, (select id from liked) as liked from person`;

const SERVICES = `
  insert into company_services (company_id, category_id)
  select c.id, k.id from company_profiles c, lateral (
    select id from service_categories order by (id * 7 + c.id) % 20 limit 3) k
  on conflict do nothing`;

const { rows } = await pool.query<{ person: number; folder: number; liked: number }>(FILL);
const { person, folder, liked } = rows[0] ?? { person: 0, folder: 0, liked: 0 };
await pool.query(SERVICES);
await pool.query('vacuum analyze');

const FOLDERS = `select f.id, f.user_id as "userId", f.name, f.description, f.created_at as "createdAt",
    case when f.is_liked then (select count(*) from contacts where user_id = f.user_id)
      else (select count(*) from folder_companies where folder_id = f.id) end::int as "companyCount"
  from folders f where f.user_id = $1 order by f.id desc limit 501`;
const LATEST = `select f.id as "folderId", s.created_at as "savedAt", c.id, c.name, c.cover
  from folders f
  cross join lateral (
    select * from saved_companies where folder_id = f.id order by id desc limit ${MAX_LATEST_COMPANIES_OF_FOLDER}) s
  join company_profiles c on c.id = s.company_id where f.id = any($1) order by s.id desc`;
const SAVED = `select ${ITEM_COLUMNS}, s.note, s.created_at as "savedAt"
  from folder_companies s join company_profiles c on c.id = s.company_id
  where s.folder_id = $1 order by s.id desc limit 101`;
const LIKED = `select ${ITEM_COLUMNS}, s.note, s.created_at as "savedAt"
  from contacts s join company_profiles c on c.id = s.company_id
  where s.user_id = $1 order by s.id desc limit 101`;
const CONTACTS = `select s.id, s.user_id as "userId", s.company_id as "companyId", s.created_at as "createdAt",
    jsonb_build_object('id', c.id, 'userId', c.user_id, 'name', c.name, 'logoUrl', c.logo_url,
      'categories', jsonb_path_query_array(c.services, '$[*].category')) as company
  from contacts s join company_profiles c on c.id = s.company_id
  where s.user_id = $1 order by s.id desc limit 101`;
const SAVED_COUNT = 'select count(*)::int as total from folder_companies where folder_id = $1';
const LIKED_COUNT = 'select count(*)::int as total from contacts where user_id = $1';
const FOLDER_COUNT = 'select count(*)::int as total from folders where user_id = $1 and not is_liked';

type Rows = Record<string, never>[];

const withLatest = async (folders: Rows) => {
  const ids = folders.map(({ id }) => id);
  const { rows: latest } = await pool.query({ name: 'bench latest', text: LATEST, values: [ids] });
  const byFolder = Map.groupBy(latest, ({ folderId }) => folderId);
  return folders.map((folder) => ({ ...folder, latest: byFolder.get(folder['id']) ?? [] }));
};

const presented = (rows: Rows) =>
  rows.map((row) => ({ ...presentCompanyItem(row as never), note: row['note'], savedAt: row['savedAt'] }));

const lists = [
  { address: '/api/folders', list: FOLDERS, count: FOLDER_COUNT, of: person, finish: withLatest },
  {
    address: `/api/folders/${folder}/companies`,
    list: SAVED,
    count: SAVED_COUNT,
    of: folder,
    finish: presented,
  },
  {
    address: `/api/folders/${liked}/companies`,
    list: LIKED,
    count: LIKED_COUNT,
    of: person,
    finish: presented,
  },
  { address: '/api/contacts', list: CONTACTS, count: LIKED_COUNT, of: person, finish: (rows: Rows) => rows },
];

const byHand = Fastify();
for (const { address, list, count, of, finish } of lists) {
  const runQuery = (text: string) =>
    pool.query({ name: `bench ${address} ${text.slice(7, 12)}`, text, values: [of] });
  byHand.get(address, async (_, reply) => {
    const [{ rows: items }, { rows: countRows }] = await Promise.all([runQuery(list), runQuery(count)]);
    return reply
      .header('x-total-count', countRows[0].total)
      .type('application/json')
      .send(JSON.stringify(await finish(items)));
  });
}

const cookie = await bench.signIn(person);
const ours = await bench.listen({ isCached: false });
const theirs = await bench.listenTo(byHand);
for (const { address } of lists) {
  const plain = { encoding: 'identity', cookie };
  const perSecond = (host: string) => () =>
    requestsPerSecond(`${host}${address}`, { ...plain, connections: 4 });
  await compareSides(
    `GET ${address.replace(/\d+/, '{id}')}${address.includes(`/${liked}/`) ? ', the likes' : ''}`,
    { name: 'the product: session, contract, drizzle', measure: perSecond(ours) },
    { name: 'bare Fastify, the same queries prepared on pg', measure: perSecond(theirs) },
    0.4,
  );
  // Requests come one after the other, to measure a person's wait and not a queue's.
  const p99 = async (host: string) => (await loadOf(`${host}${address}`, { ...plain, connections: 1 })).p99;
  console.log(`  p99 ${(await p99(ours)).toFixed(1)} and ${(await p99(theirs)).toFixed(1)} ms (50 wanted)`);
}
await bench.close();
