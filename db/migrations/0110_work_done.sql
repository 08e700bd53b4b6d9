-- The version before goes on with this.
-- What is to be done once for what was there before, by a job, and is never looked for again.
create table work_done (
  name text primary key,
  at timestamptz not null default now()
);
