alter table sessions
  -- When whoever holds it last showed who they are: by signing in, a password or a passkey.
  add column proved_at timestamptz,
  -- So long it may stand unused, and when it ends however much it is used. What is known of its end, expires_at, is
  -- the earlier of the two and moves with each use.
  add column idle_seconds integer not null default 43200 check (idle_seconds > 0),
  add column ends_at timestamptz not null default now() + interval '30 days';
update sessions s set
  idle_seconds = case
    when u.user_type = 'admin' and s.is_remembered then 7200
    when u.user_type = 'admin' then 1800
    when s.is_remembered then 1209600
    else 43200 end,
  ends_at = s.expires_at
from users u where u.id = s.user_id;
update sessions set
  expires_at = least(ends_at, last_used_at + make_interval(secs => idle_seconds));

-- What an address or a number is to become once a code that was sent there has come back.
alter table users
  add column pending_email text,
  add column pending_phone text;

-- A reset by mail asks afterwards whether the passkeys stay. That link removes passkeys and does nothing else.
alter table password_resets
  add column purpose text not null default 'password' check (purpose in ('password', 'passkeys'));

-- A dot on a capital I is no difference either: İ is folded to an i with a loose dot. Of two names that were told apart
-- by it the younger gets its account's number.
drop index users_username_key;
create or replace function name_key(name text) returns text language sql immutable strict parallel safe as
  $$ select replace(lower(upper(normalize(name, nfkc) collate "und-x-icu") collate "und-x-icu"), U&'i\0307', 'i') $$;
update users younger set username = younger.username || '-' || younger.id
where exists (
  select from users older where older.id < younger.id and name_key(older.username) = name_key(younger.username));
create unique index users_username_key on users (name_key(username));

-- Somebody's sessions are ended without their being suspended. What else is known stays known.
do $$
declare
  known text;
  place text[];
begin
  foreach place slice 1 in array array[['moderation_log_subject_check', 'sessions'],
      ['moderation_log_verdict_check', 'ended']] loop
    select pg_get_constraintdef(oid) into strict known from pg_constraint
    where conrelid = 'moderation_log'::regclass and conname = place[1];
    execute format('alter table moderation_log drop constraint %I, add constraint %I %s', place[1], place[1],
      replace(known, 'ARRAY[', format('ARRAY[%L::text, ', place[2])));
  end loop;
end $$;
