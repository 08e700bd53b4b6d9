-- The version before goes on with this.
-- What each moderator has open, so that two do not judge one. It is kept for minutes: the page says so again as long as
-- somebody looks at it.
create table open_entries (
  moderator_id integer primary key references users on delete cascade,
  queue text not null,
  entry_id integer not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now()
);

-- A decision can be taken back as long as nothing was decided about the same thing since.
create index moderation_log_subject on moderation_log (subject_id, id);
