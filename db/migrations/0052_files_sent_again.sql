-- The version before goes on with this.
-- A picture from a building site is sent until somebody has answered: what has arrived is not stored again.
alter table project_files add column client_key text check (char_length(client_key) between 1 and 128),
  add constraint project_files_client_key unique (project_id, client_key);
