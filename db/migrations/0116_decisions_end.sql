-- The version before goes on with this.
-- What moderators decided is kept for five years (RETENTION_DAYS.decisions has a day or two more). Within them the table itself
-- lets go of nothing.
create or replace function keep_moderation_log() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.statement is null
    and to_jsonb(new) - 'statement' = to_jsonb(old) - 'statement' then
    return new;
  end if;
  if tg_op = 'DELETE' and old.created_at < now() - interval '5 years' then
    return old;
  end if;
  raise exception 'the moderation log is never changed' using errcode = 'restrict_violation';
end $$;
