-- A browser in which somebody has signed in before has tries of its own: strangers who guess passwords use up
-- theirs, not the owner's. One cookie serves all who sign in with that browser.
create table known_browsers (
  user_id integer not null references users on delete cascade,
  token_hash bytea not null check (octet_length(token_hash) = 32),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (token_hash, user_id)
);
create index known_browsers_user on known_browsers (user_id);
create index known_browsers_expires_at on known_browsers (expires_at);
