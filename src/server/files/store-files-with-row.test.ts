import { afterAll, expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { eventually } from '#testing/eventually.ts';
import { testHost } from '#testing/host.ts';
import { isStored } from '#testing/is-stored.ts';
import { hurryJobs } from '#testing/jobs.ts';
import { removeFilesJob } from './remove-files.ts';
import { storeFilesWithRow } from './store-files-with-row.ts';

const { connection, db, pool, services } = await testHost();
const runner = await startJobWorker(
  { connection, db, pool, close: async () => undefined },
  [removeFilesJob],
  services,
);
afterAll(() => runner.stop());

const owner = { id: (await buildUser(db)).id, userType: 'private' } as const;
const bytes = Buffer.from('a picture');
const isThere = (name: string) => isStored(services.files, name);
const waitingJobs = async () =>
  (await pool.query(`select key, run_at > now() as waits from ${storedJobsSql} jobs`)).rows;

test('a file whose change was made stays, and those it took the place of go', async () => {
  await services.files.put('test/old.webp', bytes);
  await storeFilesWithRow(services, owner, new Map([['test/new.webp', bytes]]), async () => [
    'test/old.webp',
  ]);
  await eventually(async () => expect(await isThere('test/old.webp')).toBe(false));
  expect(await isThere('test/new.webp')).toBe(true);
  await eventually(async () => expect(await waitingJobs()).toEqual([]));
});

test('a file whose change was not made goes, and nothing else does', async () => {
  await services.files.put('test/old.webp', bytes);
  const broken = storeFilesWithRow(services, owner, new Map([['test/orphan.webp', bytes]]), async () => {
    throw new Error('as if killed here');
  });
  await expect(broken).rejects.toThrow('as if killed here');
  expect(await waitingJobs()).toEqual([{ key: expect.stringContaining('remove-files '), waits: true }]);
  await hurryJobs(pool);
  await eventually(async () => expect(await isThere('test/orphan.webp')).toBe(false));
  expect(await isThere('test/old.webp')).toBe(true);
});
