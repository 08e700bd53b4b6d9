// Reads a year of a company with a million views, as its dashboard does, and measures how much counting costs a page.
import { openBench } from './bench-host.ts';
import { compareSides } from './compare-sides.ts';
import { loadOf, requestsPerSecond } from './load.ts';
import { peopleAndCompaniesSql } from './people-and-companies-sql.ts';

const bench = await openBench();
const { pool } = bench.database;

// Two years of 1,370 views a day, 50 other companies with as many days, and 1,000 inquiries.
const FILL = `
  with ${peopleAndCompaniesSql({ companies: 51, people: 1000 })},
  plans as (
    insert into subscriptions (company_id, status, plan, period, until)
    select id, 'active', 'premium', 'yearly', now() + interval '1 year' from companies),
  days as (
    insert into company_days (company_id, day, from_search, from_category, direct, impressions)
    select id, current_date - n, 800, 420, 150, 12000 from companies, generate_series(0, 729) n)
  select (select min(user_id) from companies) as owner, (select min(id) from companies) as company`;
const INSERT_MESSAGES = `
  insert into messages (sender_id, receiver_id, content, created_at)
  select case when n = 0 then id else $1 end, case when n = 0 then $1 else id end, 'When could you come?',
    now() - (id % 360) * interval '1 day' + n * interval '2 hours'
  from users, generate_series(0, 1) n where username like 'person-%' order by n, id`;

const { rows } = await pool.query<{ owner: number; company: number }>(FILL);
const { owner, company } = rows[0] ?? { owner: 0, company: 0 };
await pool.query(INSERT_MESSAGES, [owner]);
await pool.query('vacuum analyze');

const ours = await bench.listen({ isCached: true });
const signedIn = { encoding: 'identity', cookie: await bench.signIn(owner), connections: 1 };
for (const days of [30, 365]) {
  const { p99 } = await loadOf(`${ours}/api/company-insights?days=${days}`, signedIn);
  console.log(`GET /api/company-insights, ${days} days: p99 ${p99.toFixed(1)} ms (50 wanted)`);
}

// The same page out of the cache, looked at by a browser that is counted and by a program that is not.
const perSecond = (userAgent: string) => () =>
  requestsPerSecond(`${ours}/companies/${company}`, { userAgent });
await compareSides(
  'A cached profile page, counted',
  { name: 'by a browser', measure: perSecond('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0') },
  { name: 'by a program, which is not counted', measure: perSecond('bench') },
  0.95,
);
await bench.close();
