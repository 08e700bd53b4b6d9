-- The version before goes on with this.
-- A message is stored alone, so its conversation and its company's team are counted for its row, by one trigger: the two
-- before it collected and grouped the rows of each statement.
create function after_message_added() returns trigger language plpgsql as $$
begin
  -- Rows are taken in one order, so that two who write to each other wait in turn.
  insert into conversations as kept
    (user_id, partner_id, last_message_id, message_count, unread_count, is_begun_by_me, begun_at)
  select user_id, partner_id, new.id, 1, unread_count, is_begun_by_me, new.created_at
  from (values
    (new.sender_id, new.receiver_id, 0, true),
    (new.receiver_id, new.sender_id, (not new.is_read)::integer, false)
  ) side (user_id, partner_id, unread_count, is_begun_by_me)
  order by user_id
  on conflict (user_id, partner_id) do update set
    last_message_id = greatest(kept.last_message_id, excluded.last_message_id),
    message_count = kept.message_count + 1,
    unread_count = kept.unread_count + excluded.unread_count;

  if not new.is_read then
    insert into team_unread as kept (reader_id, owner_id, partner_id, from_message_id, unread_count)
    select reader_id, new.receiver_id, new.sender_id, new.id, 1
    from (
      select id from users where id = new.receiver_id and user_type = 'company'
      union
      select m.user_id from company_profiles c join company_members m on m.company_id = c.id
      where c.user_id = new.receiver_id
    ) reader (reader_id)
    order by reader_id
    on conflict (reader_id, owner_id, partner_id) do update set unread_count = kept.unread_count + 1;
  end if;
  return null;
end $$;

drop trigger listed_added on messages;
drop trigger unread_by_team on messages;
create trigger listed_added after insert on messages for each row execute function after_message_added();
drop function after_messages_added();
drop function note_team_unread();
