// Counts the blocks that PostgreSQL reads for the similar companies on a company's page, and each ten minutes for the companies that are
// reminded of leads, in countries of a thousand to a hundred thousand companies with as many leads a year: npm run bench -- company-blocks   --sizes 1000,10000,100000
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { ensureCategories } from '#demo/categories.ts';
import { createSimilarCompaniesReader } from '#features/companies/core/server/index.ts';
import { remindOfLeads } from '#features/dashboards/company/server/index.ts';
import { syncGazetteer } from '#features/directory/core/server/index.ts';
import { systemClock } from '#kernel/clock.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import { migrateSchema } from '#server/database/migrate.ts';
import { openDrizzle } from '#server/database/open-drizzle.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { createLogger } from '#server/logging/create-logger.ts';
import { makeCompanies } from '#testing/many-companies.ts';
import { quietLog } from '#testing/quiet-log.ts';

const PAGES = 25;
/** A page looks at thirty shelves nearby and at twenty-four companies; each costs as many blocks as the indexes are deep. */
const MOST_BLOCKS = 500;

const { values: args } = parseArgs({
  options: { sizes: { type: 'string', default: '1000,10000,100000' } },
});

const WATCH = `load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_analyze = on;
  set auto_explain.log_buffers = on; set auto_explain.log_timing = off; set auto_explain.log_format = json;
  set client_min_messages = log`;

/** Somebody writes to each company once in the year, and four of five get a reply. */
const LEADS = `
  with people as (select id, row_number() over (order by id) as n from users where username like 'bench-%'),
  pairs as (select a.id as client, b.id as owner, a.n, now() - (a.n % 365) * interval '1 day' as at
    from people a join people b on b.n = a.n + 1)
  insert into messages (sender_id, receiver_id, content, created_at)
  select client, owner, 'When could you come?', at from pairs
  union all select owner, client, 'On Monday.', at + interval '1 hour' from pairs where n % 5 > 0
  order by 4`;

const blocksIn = (message: string): number => {
  const plan = /plan:\n([^]*)$/.exec(message)?.[1];
  if (!plan) return 0;
  const { Plan: top } = JSON.parse(plan) as { Plan: Record<string, number> };
  return (top['Shared Hit Blocks'] ?? 0) + (top['Shared Read Blocks'] ?? 0);
};

let most = 0;
for (const size of args.sizes.split(',').map(Number)) {
  const folder = await mkdtemp(join(tmpdir(), 'giewel-blocks-'));
  const database = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
  await migrateSchema(database.connection, resolve('db/migrations'), quietLog);
  // There is one connection, so that its notices are about these statements.
  const pool = new Pool({ ...database.connection, max: 1 });
  pool.on('error', () => {}); // It goes with the server.
  const db = openDrizzle(pool);
  await ensureCategories(db);
  await syncGazetteer(pool, resolve('db/places'));
  await makeCompanies(database.connection, size);
  await pool.query('alter table company_services disable trigger user');
  await pool.query(
    `insert into company_services (company_id, category_id)
     select c.id, (service ->> 'categoryId')::integer from company_profiles c, jsonb_array_elements(c.services) service`,
  );
  await pool.query(LEADS);
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ id: number }>(
    'select id from company_profiles where is_listed order by hashint4(id) limit $1',
    [PAGES],
  );
  const read = createSimilarCompaniesReader(db);
  // The first executions get a plan of their own each; then PostgreSQL keeps a generic plan.
  for (const { id } of rows) await read(id, null);
  const seen: number[] = [];
  const client = await pool.connect();
  client.on('notice', ({ message = '' }) => {
    const blocks = blocksIn(message);
    if (blocks > 0) seen.push(blocks);
  });
  await client.query(WATCH);
  client.release();
  let shown = 0;
  for (const { id } of rows) shown += (await read(id, null)).length;
  const sorted = seen.toSorted((a, b) => a - b);
  most = Math.max(most, sorted.at(-1) ?? 0);
  console.log(
    `${size.toLocaleString('en').padStart(9)} companies: ${sorted[0]} to ${sorted.at(-1)} blocks, half of them at most ${sorted[Math.floor(sorted.length / 2)]}; ${shown} shown on ${rows.length} pages`,
  );
  const remind = async () => {
    seen.length = 0;
    await remindOfLeads({
      db,
      jobs: await openJobQueue(db),
      clock: systemClock,
      log: createLogger('silent'),
    });
    return { blocks: Math.max(...seen), statements: seen.length };
  };
  // The first round reminds whoever is due at this hour. The second finds nobody due, as most rounds do.
  const [first, next] = [await remind(), await remind()];
  console.log(
    `${''.padStart(9)} leads a year: ${first.blocks} blocks to find whom to remind (${first.statements} statements), ${next.blocks} ten minutes later`,
  );
  await pool.end();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
if (most > MOST_BLOCKS) process.exitCode = 1;
