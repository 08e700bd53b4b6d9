-- The version before goes on with this.
-- A file that companies have reckoned by does not vanish from a request: a line says that it was withdrawn, its name in it.
alter table request_additions add column is_withdrawal boolean not null default false;
