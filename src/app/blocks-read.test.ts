import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildUser } from '#demo/builders/user.ts';
import { remindOfLeads } from '#features/dashboards/company/server/index.ts';
import { detectCollusion } from '#features/moderation/content-reports/server/index.ts';
import { connectOutsidePool } from '#server/database/connect-outside-pool.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { makeCompanies } from '#testing/many-companies.ts';

const COMPANIES = 10_000;
const CONVERSATIONS = 3_000;

const { ask, connection, db, pool, signIn, services } = await testHost({ withPages: true });

/** PostgreSQL logs this about a statement it has run. */
interface Plan {
  'Query Text': string;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

let statements: { text: string; blocks: number }[] = [];

/** PostgreSQL itself counts the blocks that each statement reads: no clock is used, so a slow machine doesn't matter. */
const watched = new WeakSet<PoolClient>();
const watch = (client: PoolClient) => {
  if (watched.has(client)) return;
  watched.add(client);
  client.on('notice', ({ message = '' }) => {
    const plan = /plan:\n([^]*)$/.exec(message)?.[1];
    if (!plan) return;
    const { 'Query Text': text, Plan: top } = JSON.parse(plan) as Plan;
    statements.push({ text, blocks: top['Shared Hit Blocks'] + top['Shared Read Blocks'] });
  });
  void client.query(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
    set auto_explain.log_buffers = on; set auto_explain.log_timing = off; set auto_explain.log_format = json; set client_min_messages = log`);
};

const trades = ['Plumbing', 'Roofing', 'Painting', 'Electrical', 'Carpentry'];

let company = 0;
let client = 0;
let trade = 0;
let admin = 0;

const INSERT_MESSAGES = `
  insert into messages (sender_id, receiver_id, content, created_at)
  select case when turn = 2 then $1 else id end, case when turn = 2 then id else $1 end,
    repeat('When could you come? ', 10), now() - (10 - turn) * interval '1 day'
  from generate_series(1, 3) turn, unnest($2::int[]) id order by turn`;

// PostgreSQL's own analysis, if it runs at the same time, keeps a vacuum from marking pages that it hasn't seen yet.
const vacuumed = async () => {
  await pool.query('vacuum analyze');
  const { rows } = await pool.query(
    `select relname from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace and relallvisible < relpages`,
  );
  expect(rows).toEqual([]);
};

/** The companies' services also need their rows, from which profiles are normally written. */
const addServices = async () => {
  const filling = await pool.connect();
  await filling.query('alter table company_services disable trigger user');
  await filling.query(
    `insert into company_services (company_id, category_id)
     select c.id, (service ->> 'categoryId')::integer from company_profiles c, jsonb_array_elements(c.services) service`,
  );
  await filling.query('alter table company_services enable trigger user');
  filling.release();
};

beforeAll(async () => {
  for (const name of trades) trade = (await buildCategory(db, { name })).id;
  await makeCompanies(connection, COMPANIES);
  await addServices();
  const { rows } = await pool.query<{ id: number }>(
    `select id from users where username like 'bench-%' order by id limit ${CONVERSATIONS + 1}`,
  );
  const [first = 0, ...otherIds] = rows.map(({ id }) => id);
  company = first;
  client = otherIds[0] ?? 0;
  admin = (await buildUser(db, { userType: 'admin', staffRole: 'admin' })).id;
  // A busy machine takes longer for all of them than one statement of the pool may take.
  const filling = await connectOutsidePool(connection);
  await filling.query(INSERT_MESSAGES, [company, otherIds]);
  await filling.end();
  // Tests don't wait for commits to reach the disk: a page is only marked as visible to everybody once its log is written.
  await pool.query('checkpoint');
  await eventually(vacuumed, 60_000);
  pool.on('acquire', watch);
}, 120_000);

const measuredRequests: [what: string, most: number, url: () => string, as?: () => number][] = [
  ['the list of companies', 300, () => '/api/companies?limit=24'],
  ['a trade', 450, () => `/api/companies?limit=24&categoryId=${trade}`],
  ['a trade in a commune', 200, () => `/api/companies?limit=24&categoryId=${trade}&commune=Diekirch`],
  ['a trade by rating', 450, () => `/api/companies?limit=24&categoryId=${trade}&sort=rating`],
  ['a search', 450, () => '/api/companies?limit=24&query=toiture'],
  ['a mistyped search', 450, () => '/api/companies?limit=24&query=toitrue'],
  ['a search near a place', 450, () => '/api/companies?limit=24&query=toiture&place=Esch'],
  ['suggestions', 2_400, () => '/api/suggestions?query=plumb'],
  ['a company', 30, () => '/api/companies/77'],
  ['similar companies', 450, () => '/api/companies/77/similar'],
  ['the figures of the directory', 30, () => '/api/directory-figures'],
  ['places of companies', 30, () => '/api/company-places'],
  ['who one is', 30, () => '/api/user', () => client],
  ['conversations', 400, () => '/api/messages/conversations?limit=50', () => company],
  ['a conversation', 30, () => `/api/messages/conversation/${client}`, () => company],
  ['what is unread', 60, () => '/api/messages/unread', () => company],
  ['news', 30, () => '/api/notifications', () => company],
  ['unread news', 30, () => '/api/notifications/unread', () => company],
  ['leads', 1_500, () => '/api/company-leads', () => company],
  ['own data', 150, () => '/api/user/data', () => client],
  ['people, by an admin', 60, () => '/api/admin/people?q=9876', () => admin],
  ['companies, by an admin', 60, () => '/api/admin/companies?q=9876', () => admin],
  ['a sitemap', 450, () => '/sitemap/companies-1.xml'],
];

// A second try would read from the cache that the first has filled.
const once = { retry: 0 };

test.each(measuredRequests)(
  '%s: no statement reads more than %d blocks',
  once,
  async (_what, mostBlocks, url, as) => {
    const headers: Record<string, string> = as ? { cookie: await signIn(as()) } : {};
    statements = [];
    const { status } = await ask('GET', url(), { headers });
    expect(status).toBe(200);
    expect(statements.filter(({ blocks }) => blocks > mostBlocks)).toEqual([]);
  },
);

test('companies are reminded of leads by reading those of the last days alone', once, async () => {
  // Only three hundred of the three thousand leads are new.
  await pool.query(
    `update conversations set begun_at = now() - interval '200 days' where partner_id % 10 > 0`,
  );
  await pool.query('vacuum analyze conversations');
  statements = [];
  await remindOfLeads(services);
  const reading = statements.filter(({ text }) => text.includes('from "conversations"'));
  expect(reading).toHaveLength(1);
  expect(reading.filter(({ blocks }) => blocks > 4_000)).toEqual([]);
});

/** Each company gets a completed project and an accepted quote; one in a hundred of them is from the last day. */
const WORK = `
  alter table projects disable trigger user;
  alter table quotes disable trigger user;
  alter table quote_versions disable trigger user;
  alter table quote_acceptances disable trigger user;
  create temporary table work on commit drop as
    select c.id as company_id, n, now() - case when c.id % 100 = 0 then interval '1 hour' else n * interval '10 days' end as at
    from company_profiles c, generate_series(1, 3) n where c.id % 5 = SLICE;
  insert into projects (company_id, client_id, name, status, client_confirmed, company_confirmed, created_at, completed_at)
    select company_id, CLIENT, 'Roof', 'completed', true, true, at, at from work;
  with stored as (
    insert into quotes (company_id, client_id, state, number, sent_version, valid_until, first_sent_at, sent_at, ended_at,
      company_name, client_name)
    select company_id, CLIENT, 'accepted', '2026-' || 1000 + n, 1, at, at, at, at, 'Schmit', 'Claire' from work
    returning id, sent_at as at),
  versions as (
    insert into quote_versions (quote_id, version, object, valid_until, sent_at, sha256, issued_on)
    select id, 1, 'Roof', at, at, sha256('paper'), at from stored)
  insert into quote_acceptances (quote_id, version, sha256, net, total, name, at, by)
    select id, 1, sha256('paper'), 1, 1, 'Claire', at, 'email' from stored;
  set constraints all immediate;
  alter table projects enable trigger user;
  alter table quotes enable trigger user;
  alter table quote_versions enable trigger user;
  alter table quote_acceptances enable trigger user;`;

test('the look for rings finds what changed lately by reading that alone (M5)', once, async () => {
  // In slices: on a busy machine all at once takes longer than a statement may.
  for (const slice of [0, 1, 2, 3, 4])
    await pool.query(WORK.replaceAll('CLIENT', String(client)).replace('SLICE', String(slice)));
  await pool.query('vacuum analyze projects');
  await pool.query('vacuum analyze quotes');
  await pool.query('vacuum analyze quote_acceptances');
  statements = [];
  await detectCollusion(services);
  const reading = statements.filter(({ text }) => text.includes('quote_acceptances'));
  // One statement finds the companies, and one reads each of them.
  expect(reading.length).toBeGreaterThan(COMPANIES / 200);
  expect(reading.filter(({ blocks }) => blocks > 1_500)).toEqual([]);
});
