-- The version before goes on with this.
-- Which folder holds the stored files, by the id that stands in it: instances that keep files in folders of their own
-- find nothing of each other's. Empty where files are in an S3 store, or nothing was started yet.
create table stored_folder (
  is_only boolean primary key default true check (is_only),
  id uuid not null
);
