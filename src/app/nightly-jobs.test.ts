import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { allJobs } from './registry.ts';

const { connection, db, pool, services } = await testHost();
const deleting = allJobs.filter(({ name }) => name.startsWith('forget-old-'));

const waiting = async () =>
  (
    await pool.query<{ name: string; failed: boolean }>(
      `select name, last_error is not null as failed from ${storedJobsSql} jobs order by 1`,
    )
  ).rows;

test('a nightly deletion that fails does not stop the others', async () => {
  expect(deleting.length).toBeGreaterThan(10);
  await pool.query('alter table mail_tokens rename to mail_tokens_away');
  for (const { name } of deleting) await services.jobs.add(db, name, {});
  const database = { connection, db, pool, close: async () => undefined };
  const runner = await startJobWorker(database, deleting, { ...services, log: pino({ level: 'silent' }) });
  onTestFinished(() => runner.stop());
  await expect.poll(waiting).toEqual([{ name: 'forget-old-mail-tokens', failed: true }]);
});
