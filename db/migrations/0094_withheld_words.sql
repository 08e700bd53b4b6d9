-- The version before goes on with this: what it takes down meanwhile stays said in English.
-- Whether a moderator has taken the words: then each reader is told in their own language.
alter table messages add column is_withheld boolean not null default false;
alter table projects add column is_withheld boolean not null default false;
update messages set is_withheld = true
  where id in (select subject_id from takedowns where kind = 'message' and restored_at is null);
update projects set is_withheld = true
  where id in (select subject_id from takedowns where kind = 'project' and restored_at is null);
