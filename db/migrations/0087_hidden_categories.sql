-- The version before goes on with this: it still offers what is hidden.
-- A category nobody can choose any more. Who has it keeps it.
alter table service_categories add column is_hidden boolean not null default false;
