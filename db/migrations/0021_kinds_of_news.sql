-- Kinds of news are called by what happened. Which kinds there are stands in
-- src/capabilities/notifications/rules/kinds.ts alone, which types every row that is stored: a check here was
-- rewritten by every migration that added one, and caught nothing that the compiler does not.
alter table notifications drop constraint notifications_kind_check;

-- Not needed any more, and it names a kind: whoever notifies a person holds their live stream, and looks for an
-- unread item about the same first.
drop index notifications_conversation;

update notifications n set kind = renamed.name
from (values
    ('message', 'messageReceived'),
    ('project', 'projectCreated'),
    ('completion', 'projectMarkedDone'),
    ('completed', 'projectCompleted'),
    ('decline', 'projectDeclined'),
    ('cancellation', 'projectCancelled'),
    ('room', 'roomChanged'),
    ('publication', 'publicationAsked'),
    ('consent', 'publicationAnswered'),
    ('review', 'reviewReceived'),
    ('moderation', 'reviewWaiting'),
    ('approval', 'reviewApproved'),
    ('withholding', 'reviewWithheld'),
    ('refusal', 'reviewEditRefused'),
    ('reply', 'reviewReplied'),
    ('flag', 'reviewFlagged'),
    ('outcome', 'clientReportDecided'),
    ('verification', 'vatNumberChecked'),
    ('fact', 'proofDecided'),
    ('subscription', 'subscriptionChanged')
  ) renamed (was, name)
where n.kind = renamed.was;

-- As in 0008, with the kind's new name.
create or replace function after_conversation_read() returns trigger language plpgsql as $$
declare told integer[];
begin
  told := array(
    select n.id from notifications n
    where n.kind = 'messageReceived' and n.read_at is null
      and (n.user_id, n.subject ->> 'userId') in (select receiver_id, sender_id::text from touched where is_read)
    order by n.id for no key update);
  update notifications n set read_at = now()
  where n.id = any(told) and not exists (
    select from messages m
    where m.receiver_id = n.user_id and m.sender_id::text = n.subject ->> 'userId' and not m.is_read);
  return null;
end $$;
