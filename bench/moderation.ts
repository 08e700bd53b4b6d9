// 100,000 reviews, 10,000 of them waiting: a page of the moderators' queue, first and far along, beside the same
// queries written by hand on pg.
import Fastify from 'fastify';
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { loadOf, requestsPerSecond } from './load.ts';
import { peopleAndCompaniesSql } from './people-and-companies-sql.ts';

const bench = await openBench();
const { pool } = bench.database;

const FILL = `
  with ${peopleAndCompaniesSql({ companies: 500, people: 1000 })},
  done as (
    insert into projects (client_id, company_id, name, client_confirmed, company_confirmed, status, completed_at)
    select crowd.id, numbered.id, 'Project ' || n, true, true, 'completed', now()
    from generate_series(1, 100000) n
    join numbered on numbered.place = 1 + n % 500 join crowd on crowd.place = 1 + n % 1000
    returning id, client_id, company_id)
  insert into reviews (project_id, user_id, company_id, rating, comment, status)
  select id, client_id, company_id, 1 + id % 5, repeat('The work was done as agreed. ', 8),
    case when id % 10 = 0 then 'pending' else 'approved' end
  from done`;

// Filling takes longer than any of the product’s own statements may.
await pool.query(`begin; set local statement_timeout = 0; ${FILL}; commit`);
await pool.query('vacuum analyze');
const { rows: admins } = await pool.query<{ id: number }>(
  `select id from users where user_type = 'admin' limit 1`,
);
const { rows: middle } = await pool.query<{ id: number }>(
  `select id from reviews where status = 'pending' order by id offset 9000 limit 1`,
);

const PAGE = `
  select r.id, r.user_id as "userId", r.company_id as "companyId", r.rating, r.comment, r.is_anonymous as "isAnonymous",
    r.created_at as "createdAt", r.edited_at as "editedAt", r.edit_rating as "editRating",
    r.edit_comment as "editComment", u.username, c.name as company
  from reviews r join users u on u.id = r.user_id join company_profiles c on c.id = r.company_id
  where (r.status = 'pending' or r.edit_rating is not null) and r.id > $1 order by r.id limit 26`;
const COUNT = `select count(*)::int as total from reviews r where (r.status = 'pending' or r.edit_rating is not null)`;

const byHand = Fastify();
byHand.get('/queue', async (request, reply) => {
  const { cursor = '0' } = request.query as { cursor?: string };
  const [{ rows: items }, { rows: countRows }] = await Promise.all([
    pool.query({ name: 'bench queue', text: PAGE, values: [cursor] }),
    pool.query({ name: 'bench queue count', text: COUNT }),
  ]);
  return reply
    .header('x-total-count', countRows[0].total)
    .type('application/json')
    .send(JSON.stringify(items));
});

const ours = await bench.listen({ isCached: false });
const theirs = await bench.listenTo(byHand);
const plain = { encoding: 'identity', cookie: await bench.signIn(admins[0]?.id ?? 0) };
const perSecond = (address: string) => () => requestsPerSecond(address, { ...plain, connections: 4 });
for (const [name, cursor] of [
  ['the first page', ''],
  ['a page after 9,000', `cursor=${middle[0]?.id}`],
] as const) {
  const own = `${ours}/api/admin/queues/reviews?limit=25&${cursor}`;
  const hand = `${theirs}/queue?${cursor}`;
  await compareSides(
    `GET /api/admin/queues/reviews, ${name} of 10,000 that wait`,
    { name: 'the product: session, contract, drizzle', measure: perSecond(own) },
    { name: 'bare Fastify, the same queries prepared on pg', measure: perSecond(hand) },
    0.4,
  );
  // Requests come one after the other, to measure a moderator's wait and not a queue's.
  const p99 = async (address: string) => (await loadOf(address, { ...plain, connections: 1 })).p99;
  const [a, b] = [await p99(own), await p99(hand)];
  console.log(`  p99 ${a.toFixed(1)} and ${b.toFixed(1)} ms (50 wanted)`);
}
await bench.close();
