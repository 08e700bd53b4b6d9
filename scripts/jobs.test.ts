import { beforeEach, expect, test } from 'vitest';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testDatabase } from '#testing/database.ts';
import { forgetJobs } from '#testing/jobs.ts';
import { runJobsCommand } from './jobs/command.ts';

const { db, pool, url } = await testDatabase();
const jobs = await openJobQueue(db);

const run = async (...args: string[]) => {
  const output: string[] = [];
  const print = (line: string) => void output.push(line);
  const failure = await runJobsCommand(
    { databaseUrl: url, dataDir: '/nowhere', say: print, warn: print },
    args,
  );
  return { said: output, failure };
};
const addFailed = async (
  name: string,
  { key, validSeconds }: { key?: string; validSeconds?: number } = {},
) => {
  await jobs.add(db, name, { to: 'claire@mail.example' }, { ...(key && { key }), validSeconds });
  const { rows } = await pool.query<{ id: string }>(
    `update pgboss.job set state = 'failed', completed_on = now(), started_on = now(), retry_count = 79,
       output = '{"message": "The mail server (535)\\nsaid no"}'
     where data ->> 'kind' = $1 and state <> 'failed' returning id`,
    [name],
  );
  return rows[0]?.id ?? '';
};
const tried = async () =>
  (
    await pool.query(
      `select name, attempts, failed_at is null as "isOn", run_at <= now() as "isDue" from ${storedJobsSql} jobs`,
    )
  ).rows;

beforeEach(() => forgetJobs(pool));

test('tells what was given up and why, and nothing of what it held', async () => {
  expect((await run('failed')).said).toEqual(['No job was given up.']);
  const id = await addFailed('mail');
  const { said, failure } = await run('failed');
  expect(failure).toBeNull();
  expect(said).toEqual([
    expect.stringMatching(
      new RegExp(`^${id}  mail  given up .* UTC after 80 tries  The mail server \\(535\\) said no$`),
    ),
  ]);
  expect(said.join('')).not.toContain('claire');
});

test('tells what waits, by kind', async () => {
  expect((await run('waiting')).said).toEqual(['No job is late.']);
  await jobs.add(db, 'mail', {});
  await jobs.add(db, 'tell', {}, { inSeconds: 60 });
  expect((await run('waiting')).said).toEqual([
    expect.stringMatching(/^mail: 1, the oldest since .* 0 tries at most, no error$/),
  ]);
});

test('tries one again by its id, three days if need be', async () => {
  const id = await addFailed('mail');
  expect(await run('retry', id)).toEqual({ said: ['It is tried again at once.'], failure: null });
  expect(await tried()).toEqual([{ name: 'mail', attempts: 0, isOn: true, isDue: true }]);
  expect((await run('retry', id)).failure).toBe(`No job ${id} was given up.`);
});

test('tries all of a kind again, also those that wait for their next try', async () => {
  await addFailed('mail');
  await jobs.add(db, 'mail', {});
  await pool.query(
    `update pgboss.job set state = 'retry', started_on = now(), retry_count = 4, start_after = now() + interval '1 hour'
     where state <> 'failed'`,
  );
  await addFailed('sms');
  expect((await run('retry', 'mail')).said).toEqual(['2 are tried again at once.']);
  expect((await tried()).filter(({ isOn }) => !isOn)).toMatchObject([{ name: 'sms' }]);
});

test('sends no code that is worth nothing any more', async () => {
  const id = await addFailed('mail', { validSeconds: -1 });
  expect((await run('retry', id)).failure).toContain('no use any more');
});

test('says when a newer one has taken its place', async () => {
  const id = await addFailed('make-paper', { key: 'of a quote' });
  await jobs.add(db, 'make-paper', {}, { key: 'of a quote' });
  expect((await run('retry', id)).failure).toContain('A newer job has taken its place');
});

test.each([[], ['retry'], ['constructor']])('says how it is called: %s', async (...args) => {
  expect((await run(...args)).failure).toContain('npm run jobs -- failed');
});
