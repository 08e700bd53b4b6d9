-- The version before goes on with this: what it stores names no sender, and is mailed as before.
-- Who caused the news, so that a block and the bounds of mail hold for all kinds. An item that is held back is mailed
-- later, several in one mail; those from people the reader never wrote to are counted, by the moment of their mail.
alter table notifications
  add column sender_id integer references users (id) on delete set null,
  add column held_until timestamptz,
  add column is_counted boolean not null default false;
create index notifications_sender on notifications (sender_id, user_id) where sender_id is not null;
create index notifications_held on notifications (user_id) where held_until is not null and told_at is null;
