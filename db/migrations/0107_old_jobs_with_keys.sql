-- The version before goes on with this.
-- An instance of the version before takes a job back by its key, in its own tables: that a stored file is to be removed
-- again, for one. So what has a key and is not due stays there, where it finds it.
create or replace function bring_old_jobs() returns integer language plpgsql as $$
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
    where (j.locked_at is null or j.locked_at < now() - interval '4 hours') and (j.key is null or j.run_at <= now())
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

-- Those that 0105 has brought over a moment ago go back.
do $$
begin
  if to_regclass('graphile_worker._private_jobs') is not null then
    perform add_job_for_later(name, payload, run_at, max_attempts, key)
    from jobs where key is not null and run_at > now() and locked_by is null and failed_at is null;
    delete from jobs where key is not null and run_at > now() and locked_by is null and failed_at is null;
  end if;
end $$;
