// A client with 2,000 projects and a company with as many: their lists, beside the same queries written by hand
// on pg.
import Fastify from 'fastify';
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { loadOf, requestsPerSecond } from './load.ts';
import { peopleAndCompaniesSql } from './people-and-companies-sql.ts';

const bench = await openBench();
const { pool } = bench.database;

const FILL = `
  with ${peopleAndCompaniesSql({ companies: 500, people: 500 })},
  of_client as (
    insert into projects (client_id, company_id, name, description, client_confirmed, created_at)
    select (select min(id) from people), numbered.id, 'Project ' || n, repeat('What is to be done. ', 10),
      n % 3 = 0, now() - n * interval '1 hour'
    from generate_series(1, 2000) n join numbered on numbered.place = 1 + n % 500),
  of_company as (
    insert into projects (client_id, company_id, name, description, created_at)
    select crowd.id, (select min(id) from companies), 'Project ' || n, repeat('What is to be done. ', 10),
      now() - n * interval '1 hour'
    from generate_series(1, 2000) n join crowd on crowd.place = 1 + n % 500)
  select (select min(id) from people) as client,
    (select user_id from companies order by id limit 1) as company`;

const { rows } = await pool.query<{ client: number; company: number }>(FILL);
const { client, company } = rows[0] ?? { client: 0, company: 0 };
await pool.query('vacuum analyze');

const listOf = (own: string) => `
  select p.id, p.name, p.description, p.budget, p.timeline, p.status, p.client_confirmed as "clientConfirmed",
    p.company_confirmed as "companyConfirmed", p.created_at as "createdAt", p.completed_at as "completedAt",
    p.company_id as "companyId", p.client_id as "clientId", c.name as "companyName",
    c.logo_url as "companyLogoUrl", coalesce(u.full_name, u.username) as "clientName"
  from projects p join company_profiles c on c.id = p.company_id join users u on u.id = p.client_id
  where ${own} order by p.created_at desc, p.id desc limit 201`;
const countOf = (own: string) => `select count(*)::int as total from projects p where ${own}`;
const OF_CLIENT = 'p.client_id = $1';
const OF_COMPANY = 'p.company_id = (select id from company_profiles where user_id = $1)';

const lists = [
  { name: 'as the client', path: '/client', person: client, own: OF_CLIENT },
  { name: 'as the company', path: '/company', person: company, own: OF_COMPANY },
];

const byHand = Fastify();
for (const { path, person, own } of lists) {
  const runQuery = (name: string, text: string) =>
    pool.query({ name: `bench ${path} ${name}`, text, values: [person] });
  byHand.get(path, async (_, reply) => {
    const [{ rows: items }, { rows: countRows }] = await Promise.all([
      runQuery('list', listOf(own)),
      runQuery('count', countOf(own)),
    ]);
    return reply
      .header('x-total-count', countRows[0].total)
      .type('application/json')
      .send(JSON.stringify(items));
  });
}

const ours = await bench.listen({ isCached: false });
const theirs = await bench.listenTo(byHand);
for (const { name, path, person } of lists) {
  const plain = { encoding: 'identity', cookie: await bench.signIn(person) };
  const perSecond = (address: string) => () => requestsPerSecond(address, { ...plain, connections: 4 });
  await compareSides(
    `GET /api/projects, 200 of 2,000 ${name}`,
    { name: 'the product: session, contract, drizzle', measure: perSecond(`${ours}/api/projects`) },
    { name: 'bare Fastify, the same queries prepared on pg', measure: perSecond(`${theirs}${path}`) },
    0.4,
  );
  // Requests come one after the other, to measure a person's wait and not a queue's.
  const p99 = async (address: string) => (await loadOf(address, { ...plain, connections: 1 })).p99;
  const [own, hand] = [await p99(`${ours}/api/projects`), await p99(`${theirs}${path}`)];
  console.log(`  p99 ${own.toFixed(1)} and ${hand.toFixed(1)} ms (20 wanted)`);
}
await bench.close();
