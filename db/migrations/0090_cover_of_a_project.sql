-- The version before goes on with this: it neither reads nor writes the new column.
-- By which of its pictures a project is known again: one of what it became, else of the work, else of before.
alter table projects add column cover_file_id integer;

create function cover_of_project(project integer) returns integer language sql stable return (
  select f.id from project_files f where f.project_id = project and f.kind = 'picture'
  order by array_position(array['after', 'during', 'before'], f.stage), f.id limit 1
);

update projects set cover_file_id = cover_of_project(id)
where id in (select project_id from project_files where kind = 'picture');

create function after_project_file() returns trigger language plpgsql as $$
declare
  project integer := coalesce(new.project_id, old.project_id);
  cover integer := cover_of_project(project);
begin
  update projects set cover_file_id = cover where id = project and cover_file_id is distinct from cover;
  return null;
end $$;

create trigger project_file_changed after insert or delete or update of stage on project_files
  for each row execute function after_project_file();
