// An instance that does jobs and nothing else, for queue-restarts.ts: node queue-worker.ts CONNECTION JOURNAL
import { appendFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { openDb } from '#server/database/open-db.ts';
import { createWorkingPool } from '#server/database/pool.ts';
import { endInOrder } from '#server/end-in-order.ts';
import { type Job, startJobs } from '#server/jobs.ts';
import { openLog } from '#server/open-log.ts';
import type { Tools } from '#server/tools.ts';

const [connectionText = '{}', journal = ''] = process.argv.slice(2);
const connection = JSON.parse(connectionText);
const log = openLog('silent');
const ending = endInOrder(log);
const pool = createWorkingPool(connection, log);
const note = (what: string, kind: string, id: string) =>
  appendFileSync(journal, `${what} ${kind} ${id} ${Date.now()}\n`);
const pause = () => delay(20 + Math.random() * 150);

const job = (name: string, run: (id: string) => Promise<unknown>): Job => ({
  name,
  run: async (payload) => {
    const { id } = payload as { id: string };
    note('begin', name, id);
    await run(id);
    note('end', name, id);
  },
});

const jobs = [
  // Reads what was accepted, draws the paper, and stores it unless it is there.
  job('copy', async (id) => {
    await pool.query('select from causes where id = $1', [id]);
    await pause();
    await pool.query('insert into copies (id) values ($1) on conflict do nothing', [id]);
  }),
  // Marks the news in a transaction of its own.
  job('tell', async (id) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      await client.query('insert into told (id) values ($1) on conflict do nothing', [id]);
      await pause();
      await client.query('commit');
    } finally {
      client.release(true);
    }
  }),
  job('picture', async (id) => {
    await pause();
    await pool.query('insert into pictures (id) values ($1) on conflict do nothing', [id]);
  }),
  // A mail server knows nothing of our database: what it took it has taken.
  job('mail', async (id) => {
    await pause();
    note('sent', 'mail', id);
    await delay(20);
  }),
];

const database = { connection, pool, db: openDb(pool), close: async () => undefined };
const worker = await startJobs(database, jobs, { log } as unknown as Tools);
await ending.started({ stop: () => worker.stop() });
