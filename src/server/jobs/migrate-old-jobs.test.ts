import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { forgetJobs, jobsOf } from '#testing/jobs.ts';
import { migrateOldJobsJob } from './migrate-old-jobs.ts';
import { storedJobsSql } from './stored-jobs.ts';

const { db, pool, services } = await testHost();

const brought = async () =>
  (
    await pool.query(
      `select name, payload ->> 'of' as of, attempts, failed_at is not null as failed, run_at > now() as later from ${storedJobsSql} jobs
       order by payload ->> 'of'`,
    )
  ).rows;
const left = async () =>
  (await pool.query(`select payload ->> 'of' as of from jobs order by id`)).rows.map(
    ({ of: payloadName }) => payloadName,
  );

test('what an instance of the version before adds is brought over, once', async () => {
  await services.jobs.add(db, 'tell', { of: 'newer' }, { key: 'k' });
  await pool.query(`
    insert into jobs (name, payload, key, max_attempts, attempts, last_error, failed_at, locked_by, locked_until, run_at, valid_until) values
      ('mail', '{"of": "waiting"}', null, 80, 0, null, null, null, null, now() + interval '1 hour', null),
      ('mail', '{"of": "retrying"}', null, 80, 9, 'away', null, null, null, now(), null),
      ('mail', '{"of": "given up"}', null, 80, 80, 'away', now(), null, null, now(), null),
      ('mail', '{"of": "a code"}', null, 80, 0, null, null, null, null, now(), now() + interval '10 minutes'),
      ('tell', '{"of": "keyed and older"}', 'k', 80, 0, null, null, null, null, now(), null),
      ('tell', '{"of": "to be taken back by its key"}', 'later', 80, 0, null, null, null, null, now() + interval '1 hour', null),
      ('mail', '{"of": "running in an old instance"}', null, 80, 1, null, null, gen_random_uuid(), now() + interval '20 s', now(), null),
      ('mail', '{"of": "left behind"}', null, 80, 1, null, null, gen_random_uuid(), now() - interval '20 s', now(), null)`);
  await migrateOldJobsJob.run({}, services);
  await migrateOldJobsJob.run({}, services);
  expect(await brought()).toEqual([
    { name: 'mail', of: 'a code', attempts: 0, failed: false, later: false },
    { name: 'mail', of: 'given up', attempts: 80, failed: true, later: false },
    { name: 'mail', of: 'left behind', attempts: 1, failed: false, later: false },
    { name: 'tell', of: 'newer', attempts: 0, failed: false, later: false },
    { name: 'mail', of: 'retrying', attempts: 9, failed: false, later: false },
    { name: 'mail', of: 'waiting', attempts: 0, failed: false, later: true },
  ]);
  expect(
    (await jobsOf<{ of: string }>(pool, 'mail')).find(({ payload }) => payload.of === 'a code'),
  ).toMatchObject({
    validSeconds: 600,
  });
  expect(await left()).toEqual(['to be taken back by its key', 'running in an old instance']);
  // An instance of this version must also cancel jobs that one of the previous version has added.
  await services.jobs.cancel(db, 'later');
  expect(await left()).toEqual(['running in an old instance']);
});

test('what is brought over is tried as often as what is added', async () => {
  await forgetJobs(pool);
  await pool.query(`insert into jobs (name, payload, max_attempts) values ('old', '{}', 80)`);
  await migrateOldJobsJob.run({}, services);
  await services.jobs.add(db, 'new', {});
  const { rows } = await pool.query(`
    select retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds, expire_seconds, deletion_seconds,
      round(extract(epoch from keep_until - start_after)) as kept, group_id = data ->> 'kind' as "isGrouped"
    from pgboss.job`);
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(rows[1]);
});

test('what the queue before that still holds is brought over with it', async () => {
  await forgetJobs(pool);
  await pool.query(`delete from jobs;
    create function add_job_for_later() returns void language sql as '';
    create schema graphile_worker;
    create table graphile_worker._private_tasks (id int generated always as identity primary key, identifier text unique);
    create table graphile_worker._private_jobs (
      id bigint generated always as identity primary key, task_id int not null, payload json not null,
      run_at timestamptz default now() not null, attempts smallint default 0 not null,
      max_attempts smallint default 25 not null, last_error text, created_at timestamptz not null default now(), key text);
    insert into graphile_worker._private_tasks (identifier) values ('mail');
    insert into graphile_worker._private_jobs (task_id, payload, key, run_at) values
      (1, '{"of": "waiting"}', null, now()), (1, '{"of": "keyed"}', 'k', now() + interval '1 hour')`);
  const migration = await readFile('db/migrations/0123_pg_boss.sql', 'utf8');
  await pool.query(migration.slice(migration.indexOf("-- graphile-worker's tables")));
  expect((await brought()).map(({ of: payloadName }) => payloadName)).toEqual(['waiting']);
  expect(await left()).toEqual(['keyed']);
  expect((await pool.query(`select to_regnamespace('graphile_worker') as there`)).rows).toEqual([
    { there: null },
  ]);
});
