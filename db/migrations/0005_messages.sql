-- Who writes to whom ----------------------------------------------------------------------------------

-- A conversation as each of the two sees it: one row a side. A list of thousands is a walk along an index,
-- nothing is counted or grouped when it is read.
create table conversations (
  user_id integer not null references users on delete cascade,
  partner_id integer not null references users on delete cascade,
  last_message_id integer not null,
  message_count integer not null,
  unread_count integer not null default 0 check (unread_count >= 0),
  -- Whose first message it began with: what somebody new may begin in an hour is limited.
  is_begun_by_me boolean not null,
  begun_at timestamptz not null default now(),
  primary key (user_id, partner_id)
);
create index conversations_latest on conversations (user_id, last_message_id desc);
create index conversations_unread on conversations (user_id) where unread_count > 0;

insert into conversations (user_id, partner_id, last_message_id, message_count, unread_count, is_begun_by_me, begun_at)
select user_id, partner_id, max(id), count(*), count(*) filter (where is_unread),
  (array_agg(is_mine order by id))[1], min(created_at)
from (
  select id, sender_id user_id, receiver_id partner_id, true is_mine, false is_unread, created_at from messages
  union all
  select id, receiver_id, sender_id, false, not is_read, created_at from messages
) side group by user_id, partner_id;

-- Rows are taken in one order, so that two who write to each other wait in turn.
create function after_messages_added() returns trigger language plpgsql as $$
begin
  insert into conversations as kept
    (user_id, partner_id, last_message_id, message_count, unread_count, is_begun_by_me, begun_at)
  select user_id, partner_id, max(id), count(*), count(*) filter (where is_unread),
    (array_agg(is_mine order by id))[1], min(created_at)
  from (
    select id, sender_id user_id, receiver_id partner_id, true is_mine, false is_unread, created_at from added
    union all
    select id, receiver_id, sender_id, false, not is_read, created_at from added
  ) side
  group by user_id, partner_id
  order by user_id, partner_id
  on conflict (user_id, partner_id) do update set
    last_message_id = greatest(kept.last_message_id, excluded.last_message_id),
    message_count = kept.message_count + excluded.message_count,
    unread_count = kept.unread_count + excluded.unread_count;
  return null;
end $$;
create trigger listed_added after insert on messages referencing new table as added
  for each statement execute function after_messages_added();

create function after_messages_read() returns trigger language plpgsql as $$
begin
  update conversations c set unread_count = c.unread_count - changed.read_now
  from (
    select a.receiver_id user_id, a.sender_id partner_id,
      count(*) filter (where a.is_read) - count(*) filter (where r.is_read) read_now
    from added a join removed r using (id)
    where a.is_read <> r.is_read
    group by a.receiver_id, a.sender_id
  ) changed
  where (c.user_id, c.partner_id) = (changed.user_id, changed.partner_id);
  return null;
end $$;
create trigger listed_read after update on messages
  referencing new table as added old table as removed
  for each statement execute function after_messages_read();

create function after_messages_removed() returns trigger language plpgsql as $$
begin
  delete from conversations c
  using (select sender_id a, receiver_id b from removed union select receiver_id, sender_id from removed) pair
  where (c.user_id, c.partner_id) = (pair.a, pair.b);

  insert into conversations
    (user_id, partner_id, last_message_id, message_count, unread_count, is_begun_by_me, begun_at)
  select pair.a, pair.b, max(m.id), count(*), count(*) filter (where m.receiver_id = pair.a and not m.is_read),
    (array_agg(m.sender_id = pair.a order by m.id))[1], min(m.created_at)
  from (select sender_id a, receiver_id b from removed union select receiver_id, sender_id from removed) pair
  join messages m on least(m.sender_id, m.receiver_id) = least(pair.a, pair.b)
    and greatest(m.sender_id, m.receiver_id) = greatest(pair.a, pair.b)
  group by pair.a, pair.b;
  return null;
end $$;
create trigger listed_removed after delete on messages referencing old table as removed
  for each statement execute function after_messages_removed();

-- What people are told while they look -------------------------------------------------------------------

-- What is said to one person is numbered without a gap, in the order of the commits: whoever says something
-- holds the line until the transaction ends. So "everything after number 7" is a complete question.
create table live_lines (
  user_id integer primary key references users on delete cascade,
  position bigint not null default 0
);

-- Kept for a day, for a browser whose stream broke off.
create table live_events (
  user_id integer not null references users on delete cascade,
  position bigint not null,
  name text not null,
  data jsonb not null,
  created_at timestamptz not null default now(),
  primary key (user_id, position)
);
create index live_events_age on live_events (created_at);

-- A session that ends, or a person who is suspended or erased, hears nothing more, on any instance.
create function after_sessions_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_ended', json_build_object('sessionId', id)::text) from ended;
  return null;
end $$;
create trigger unheard_sessions after delete on sessions referencing old table as ended
  for each statement execute function after_sessions_ended();

create function after_person_barred() returns trigger language plpgsql as $$
begin
  perform pg_notify('live_ended', json_build_object('userId', new.id)::text);
  return null;
end $$;
create trigger unheard_person after update of is_suspended, erased_at on users for each row
  when (new.is_suspended or new.erased_at is not null) execute function after_person_barred();
