-- What each moderator has open, so that two do not judge one. It is kept for minutes: the page says so again as long as
-- somebody looks at it.
create table open_entries (
  moderator_id integer primary key references users on delete cascade,
  queue text not null,
  entry_id integer not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);
