-- The version before goes on with this.
-- A job that is not due yet wakes nobody: add_job of graphile_worker says NOTIFY for each, which takes a lock of the whole
-- cluster through the commit. What is due is found within two seconds by whoever looks for jobs. The statements are those of
-- graphile_worker.add_jobs (0.18), for one job.
create function add_job_for_later(
  identifier text, payload json, due_at timestamptz, most_attempts integer, job_key text
) returns void language plpgsql as $$
begin
  insert into graphile_worker._private_tasks (identifier)
  select add_job_for_later.identifier
  where not exists (select from graphile_worker._private_tasks t where t.identifier = add_job_for_later.identifier)
  on conflict do nothing;

  -- One that is running gives up its key: what it was told may have changed since.
  if job_key is not null then
    update graphile_worker._private_jobs j set key = null, attempts = j.max_attempts, updated_at = now()
    where j.key = add_job_for_later.job_key and j.is_available is not true;
  end if;

  insert into graphile_worker._private_jobs as jobs (task_id, payload, run_at, max_attempts, key)
  select t.id, add_job_for_later.payload, due_at, most_attempts, job_key
  from graphile_worker._private_tasks t where t.identifier = add_job_for_later.identifier
  on conflict (key) do update set
    task_id = excluded.task_id, payload = excluded.payload, run_at = excluded.run_at,
    max_attempts = excluded.max_attempts, revision = jobs.revision + 1, attempts = 0, last_error = null, updated_at = now()
  where jobs.locked_at is null;
end $$;
