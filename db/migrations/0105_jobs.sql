-- The version before goes on with this.
-- Work outside of requests stands in a table of our own (decision 36): so what waits is in every backup, goes with the
-- person it is for, and nobody reads another library's tables.
create table jobs (
  id bigint generated always as identity primary key,
  name text not null,
  payload json not null,
  -- Of those with the same key one waits.
  key text,
  run_at timestamptz not null default now(),
  attempts integer not null default 0,
  max_attempts integer not null,
  -- After that it is no use any more: a code, a link.
  valid_until timestamptz,
  -- Each run has a mark of its own, and says again and again that it goes on.
  locked_by uuid,
  locked_until timestamptz,
  last_error text,
  failed_at timestamptz,
  created_at timestamptz not null default now()
);
create unique index jobs_key on jobs (key) where failed_at is null;
create index jobs_due on jobs (run_at) where locked_by is null and failed_at is null;
create index jobs_locked on jobs (locked_until) where locked_by is not null;
create index jobs_failed on jobs (failed_at) where failed_at is not null;

-- When work that comes round by itself was last begun, so that of several instances one begins it.
create table job_schedule (
  name text primary key,
  last_at timestamptz not null
);

-- Brings over what waits in graphile-worker's tables. An instance of the version before goes on adding to them until the
-- last of them has ended, so every instance calls this each minute, for this release.
create function bring_old_jobs() returns integer language plpgsql as $$
declare
  brought integer;
begin
  if to_regclass('graphile_worker._private_jobs') is null then
    return 0;
  end if;
  with old as (
    select j.id, t.identifier
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    -- What is locked for so long was left behind by a process that is gone.
    where j.locked_at is null or j.locked_at < now() - interval '4 hours'
    for update of j skip locked
  ), taken as (
    delete from graphile_worker._private_jobs j using old where j.id = old.id
    returning old.identifier, j.*
  )
  insert into jobs (name, payload, key, run_at, attempts, max_attempts, valid_until, last_error, failed_at, created_at)
  select identifier, payload, key, run_at, attempts, greatest(max_attempts, attempts, 80),
    case when payload -> 'letter' ->> 'code' is not null then created_at + interval '10 minutes' end,
    last_error, case when attempts >= max_attempts then now() end, created_at
  from taken
  -- What was added since under the same key takes its place.
  on conflict (key) where failed_at is null do nothing;
  get diagnostics brought = row_count;
  return brought;
end $$;

select bring_old_jobs();
