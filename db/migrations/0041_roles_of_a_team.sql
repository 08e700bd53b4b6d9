-- A company's owner is the account it began with. Whoever joined until now may do what a manager may; from here on
-- a member answers and works on projects, and changes nothing of what the company says of itself.
alter table company_members drop constraint company_members_role_check;
update company_members set role = 'manager';
alter table company_members add check (role in ('manager', 'member'));

alter table company_invitations drop constraint company_invitations_role_check;
update company_invitations set role = 'manager';
alter table company_invitations add check (role in ('manager', 'member'));

-- Everybody of a team has a bell of their own. `owner_id` is the company's own account, on its own line too.
alter table notifications
  add column owner_id integer references users on delete cascade,
  -- When its unread line first stood: what repeats it raises `created_at` alone.
  add column begun_at timestamptz not null default now();
update notifications set begun_at = created_at;
create index notifications_owner on notifications (owner_id) where owner_id is not null;

insert into notifications (user_id, owner_id, kind, subject, created_at, begun_at, read_at, told_at, pushed_at)
select m.user_id, n.user_id, n.kind, n.subject, n.created_at, n.created_at, n.read_at, now(), n.created_at
from company_members m
join company_profiles c on c.id = m.company_id
join notifications n on n.user_id = c.user_id and n.kind <> 'subscriptionChanged';
update notifications n set owner_id = n.user_id
from company_profiles c
where c.user_id = n.user_id and n.kind <> 'subscriptionChanged'
  and exists (select from company_members m where m.company_id = c.id);

-- As in 0021, but of a team each has read what they have read: the call that marks messages read says who did.
create or replace function after_conversation_read() returns trigger language plpgsql as $$
declare told integer[];
begin
  told := array(
    select n.id from notifications n
    where n.kind = 'messageReceived' and n.read_at is null and n.owner_id is null
      and (n.user_id, n.subject ->> 'userId') in (select receiver_id, sender_id::text from touched where is_read)
    order by n.id for no key update);
  update notifications n set read_at = now()
  where n.id = any(told) and not exists (
    select from messages m
    where m.receiver_id = n.user_id and m.sender_id::text = n.subject ->> 'userId' and not m.is_read);
  return null;
end $$;

-- Whoever replies to a mail about a message does so in this company's name, or not at all.
alter table mail_tokens add column owner_id integer references users on delete cascade;
create index mail_tokens_owner on mail_tokens (owner_id) where owner_id is not null;

-- A team hears on its owner's line what is for all of it, and each what is for them alone.
alter table live_events add column only_for integer;
