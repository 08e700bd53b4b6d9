import { beforeAll, expect, test } from 'vitest';
import { testDatabase } from '#testing/database.ts';

const { pool } = await testDatabase();

// The tables of graphile-worker 0.18 as far as jobs are brought over from them. This goes with bring_old_jobs().
beforeAll(() =>
  pool.query(`
    create schema graphile_worker;
    create table graphile_worker._private_tasks (id int generated always as identity primary key, identifier text unique);
    create table graphile_worker._private_jobs (
      id bigint generated always as identity primary key, job_queue_id int, task_id int not null, payload json not null,
      priority smallint default 0 not null, run_at timestamptz default now() not null, attempts smallint default 0 not null,
      max_attempts smallint default 25 not null, last_error text, created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(), key text unique, locked_at timestamptz, locked_by text,
      revision int default 0 not null, flags jsonb);
    insert into graphile_worker._private_tasks (identifier) values ('mail'), ('tell');
    insert into graphile_worker._private_jobs (task_id, payload, key, max_attempts, attempts, last_error, locked_at, run_at) values
      (1, '{"of": "waiting"}', null, 10, 0, null, null, now() + interval '1 hour'),
      (1, '{"of": "retrying"}', null, 10, 9, 'away', null, now()),
      (1, '{"of": "given up"}', null, 10, 10, 'away', null, now()),
      (2, '{"of": "keyed"}', 'k', 10, 0, null, null, now()),
      (2, '{"of": "to be taken back by its key"}', 'later', 10, 0, null, null, now() + interval '1 hour'),
      (1, '{"of": "running in an old instance"}', null, 10, 1, null, now(), now()),
      (1, '{"of": "left behind"}', null, 10, 1, null, now() - interval '5 hours', now());
    insert into jobs (name, payload, key, max_attempts) values ('tell', '{"of": "newer"}', 'k', 80)`),
);

const brought = async () =>
  (
    await pool.query(
      `select name, payload ->> 'of' as of, attempts, failed_at is not null as failed, run_at > now() as later from jobs order by id`,
    )
  ).rows;

test('what waits in the old table at an upgrade is brought over, once', async () => {
  await pool.query('select bring_old_jobs()');
  await pool.query('select bring_old_jobs()');
  expect(await brought()).toEqual([
    { name: 'tell', of: 'newer', attempts: 0, failed: false, later: false },
    { name: 'mail', of: 'waiting', attempts: 0, failed: false, later: true },
    { name: 'mail', of: 'retrying', attempts: 9, failed: false, later: false },
    { name: 'mail', of: 'given up', attempts: 10, failed: true, later: false },
    { name: 'mail', of: 'left behind', attempts: 1, failed: false, later: false },
  ]);
  const { rows } = await pool.query(`select payload ->> 'of' as of from graphile_worker._private_jobs`);
  expect(rows).toEqual([{ of: 'to be taken back by its key' }, { of: 'running in an old instance' }]);
});
