-- What a member of the staff may do stands beside the user type, which is admin for all of them.
alter table users add column staff_role text check (staff_role in ('moderator', 'admin'));
-- What was not told apart keeps all its rights, but for the demo's moderator, who was only ever called so.
update users set staff_role = case when username = 'demo-moderator' then 'moderator' else 'admin' end
where user_type = 'admin';
alter table users add constraint users_staff_role check ((user_type = 'admin') = (staff_role is not null));

-- The codes of an app (RFC 6238). Until the first right code has come the app may not have taken the secret.
create table second_factors (
  user_id integer primary key references users on delete cascade,
  secret bytea not null check (octet_length(secret) = 20),
  created_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The thirty seconds of the last code that was taken: it and those before are worth nothing any more.
  last_step bigint not null default 0
);

-- For when the phone is lost. A code that was used is deleted.
create table recovery_codes (
  user_id integer not null references users on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  primary key (user_id, code_hash)
);
