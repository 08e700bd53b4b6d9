-- The version before goes on with this.
-- A quote that was sent becomes a project when it is accepted: its introduction has up to 2,000 characters, and one sent
-- before there was a limit may be for a 'WC'. What a client types with POST /api/projects keeps its own limits.
alter table projects
  drop constraint projects_name_check,
  add constraint projects_name_check check (char_length(name) between 1 and 100),
  drop constraint projects_description_check,
  add constraint projects_description_check check (char_length(description) <= 2000);
