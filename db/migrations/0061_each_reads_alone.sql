-- The version before goes on with this.
-- Of a company's team each has read what they have read themselves. A row says from which message on somebody has not
-- read a conversation, and how many there are; who has read it has none. `conversations.unread_count` stays what the two accounts are between
-- each other, and is what a private person has not read. The version before reads without taking these rows away: who
-- opens the conversation once more does.
create table team_unread (
  reader_id integer not null references users on delete cascade,
  -- The company's own account, whose conversation it is.
  owner_id integer not null references users on delete cascade,
  partner_id integer not null references users on delete cascade,
  from_message_id integer not null,
  unread_count integer not null check (unread_count > 0),
  -- The count is read with the key alone.
  primary key (reader_id, owner_id, partner_id) include (unread_count)
);
create index team_unread_owner on team_unread (owner_id, partner_id);
create index team_unread_partner on team_unread (partner_id);

-- Rows are taken in one order, so that two who write at once wait in turn.
create function note_team_unread() returns trigger language plpgsql as $$
begin
  insert into team_unread as kept (reader_id, owner_id, partner_id, from_message_id, unread_count)
  select r.reader_id, a.receiver_id, a.sender_id, min(a.id), count(*)
  from added a
  join users u on u.id = a.receiver_id and u.user_type = 'company'
  cross join lateral (
    select u.id as reader_id
    union select m.user_id from company_profiles c join company_members m on m.company_id = c.id where c.user_id = u.id
  ) r
  where not a.is_read
  group by r.reader_id, a.receiver_id, a.sender_id
  order by a.receiver_id, a.sender_id, r.reader_id
  on conflict (reader_id, owner_id, partner_id) do update set unread_count = kept.unread_count + excluded.unread_count;
  return null;
end $$;
create trigger unread_by_team after insert on messages referencing new table as added
  for each statement execute function note_team_unread();

create function recount_team_unread() returns trigger language plpgsql as $$
begin
  delete from team_unread t
  using (select distinct sender_id, receiver_id from removed) pair
  where (t.owner_id, t.partner_id) = (pair.receiver_id, pair.sender_id) and not exists (
    select from messages m
    where least(m.sender_id, m.receiver_id) = least(t.owner_id, t.partner_id)
      and greatest(m.sender_id, m.receiver_id) = greatest(t.owner_id, t.partner_id)
      and m.receiver_id = t.owner_id and m.id >= t.from_message_id);
  update team_unread t set unread_count = (
    select count(*) from messages m
    where least(m.sender_id, m.receiver_id) = least(t.owner_id, t.partner_id)
      and greatest(m.sender_id, m.receiver_id) = greatest(t.owner_id, t.partner_id)
      and m.receiver_id = t.owner_id and m.id >= t.from_message_id)
  from (select distinct sender_id, receiver_id from removed) pair
  where (t.owner_id, t.partner_id) = (pair.receiver_id, pair.sender_id);
  return null;
end $$;
create trigger unread_by_team_removed after delete on messages referencing old table as removed
  for each statement execute function recount_team_unread();

-- Who leaves has nothing left to read, also if they come back.
create function forget_team_unread() returns trigger language plpgsql as $$
begin
  delete from team_unread where reader_id = old.user_id;
  return null;
end $$;
create trigger nothing_left_to_read after delete on company_members
  for each row execute function forget_team_unread();

insert into team_unread (reader_id, owner_id, partner_id, from_message_id, unread_count)
select r.reader_id, k.user_id, k.partner_id, min(m.id), count(*)
from conversations k
join users u on u.id = k.user_id and u.user_type = 'company'
join messages m on least(m.sender_id, m.receiver_id) = least(k.user_id, k.partner_id)
  and greatest(m.sender_id, m.receiver_id) = greatest(k.user_id, k.partner_id)
  and m.receiver_id = k.user_id and not m.is_read
cross join lateral (
  select u.id as reader_id
  union select t.user_id from company_profiles c join company_members t on t.company_id = c.id where c.user_id = u.id
) r
where k.unread_count > 0
group by r.reader_id, k.user_id, k.partner_id;
