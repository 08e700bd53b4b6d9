import type { NotificationKindWithSender } from '#features/notifications/core/rules/mail-policies.ts';
import {
  type NotificationKind,
  notificationKindDefinitionOf,
} from '#features/notifications/core/rules/notification-kinds.ts';
import type { NotificationSubjects } from '#features/notifications/core/rules/notification-subjects.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';
import { lockLiveStreams, sendFoundEventsSql, wakeListeners } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import { findLiveChannelId } from './find-live-channel.ts';

/** Every kind that is not transactional names the person who caused it, because blocks and mail limits need them. */
export type NewNotification = {
  [Name in NotificationKind]: {
    personId: number;
    kind: Name;
    subject: NotificationSubjects[Name];
  } & (Name extends NotificationKindWithSender ? { senderId: number | null } : { senderId?: undefined });
}[NotificationKind];

interface Item {
  id: number;
  /** The owner of the live channel that its bell uses. */
  lineId: number;
  /** It repeats no earlier item. */
  isNew: boolean;
  hasDevice: boolean;
}

/**
 * Stores a notification for each reader, or brings the repeated item to the top again, and sends each their unread
 * count. The lock on a live channel makes sure that nobody else stores the same item, or counts, meanwhile.
 */
const storeNotification = createNamedStatement<Item>(
  'store_news',
  `with given as (
    select $1::integer as person_id, $2::integer as line_id, $3::text as kind, $4::jsonb as subject,
      $5::text as team, $6::text as once_per, $7::boolean as is_raised, $8::integer as sender_id,
      $9::boolean as is_own),
  team as (
    select m.user_id, m.role, given.team as heard_by
    from given
    join company_profiles c on given.team is not null and c.user_id = given.person_id
    join company_members m on m.company_id = c.id
    join users u on u.id = m.user_id and not u.is_suspended and u.erased_at is null),
  reader as (
    select person_id, case when exists (select from team) then person_id end as owner_id from given
    union all
    select team.user_id, given.person_id from team, given where heard_by = 'everybody' or role = 'manager'),
  repeated as (
    select n.id, n.user_id from given
    join notifications n on n.user_id in (select person_id from reader) and n.read_at is null and n.kind = given.kind
      and n.subject ->> given.once_per = given.subject ->> given.once_per),
  raised as (
    update notifications n set created_at = now(), subject = given.subject, sender_id = given.sender_id
    from repeated, given where given.is_raised and n.id = repeated.id
    returning n.id, n.user_id),
  stored as (
    insert into notifications (user_id, owner_id, kind, subject, sender_id, read_at)
    select reader.person_id, reader.owner_id, given.kind, given.subject, given.sender_id,
      case when given.is_own and reader.person_id = given.person_id then now() end
    from reader, given
    where reader.person_id not in (select user_id from repeated)
    returning id, user_id, read_at),
  item as (
    select id, user_id, false as is_new, 0 as unread from raised
    union all select id, user_id, true, (read_at is null)::integer from stored),
  told as (
    select line_id as user_id, 'bell' as name, item.user_id as only_for, jsonb_build_object('unread', item.unread + (
      select count(*) from notifications n where n.user_id = item.user_id and n.read_at is null)) as data
    from item, given),
  ${sendFoundEventsSql}
  select id, line_id as "lineId", is_new as "isNew",
    exists (select from push_subscriptions p where p.user_id = item.user_id) as "hasDevice"
  from item, given order by id`,
);

const store = (
  transaction: Db,
  { personId, kind, subject, senderId = null }: NewNotification,
  channelId: number,
) => {
  const { team = null, oncePer, isReceipt } = notificationKindDefinitionOf(kind);
  const raises = [oncePer?.field ?? null, oncePer?.isRaised ?? false];
  // The reader's own act notifies nobody: it is in their bell, already read.
  const isOwn = senderId === personId || isReceipt === true;
  return storeNotification(
    transaction,
    personId,
    channelId,
    kind,
    JSON.stringify(subject),
    team,
    ...raises,
    senderId,
    isOwn,
  );
};

/** Enqueues an item's mail, SMS and notices on devices. */
const follow = async (
  transaction: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { kind, subject }: NewNotification,
  item: Item,
) => {
  const { waitSeconds = 0, push, isBellOnly } = notificationKindDefinitionOf(kind);
  const { id } = item;
  const isMailed = item.isNew && !isBellOnly?.({ ...subject });
  await Promise.all([
    // Each message postpones the notice, so that several in a row are one notice.
    push &&
      item.hasDevice &&
      jobs.add(transaction, 'push', { id }, { inSeconds: push.afterSeconds, key: `push ${id}` }),
    isMailed && jobs.add(transaction, 'tell', { id }, { inSeconds: waitSeconds }),
  ]);
};

/** Does the same for a caller that has locked the live channels of the person and their company already. */
export const notifyWithLockedChannels = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  notification: NewNotification,
  channelId: number,
): Promise<void> => {
  const items = await store(transaction, notification, channelId);
  await Promise.all(items.map((item) => follow(transaction, services, notification, item)));
  if (items.length > 0) await wakeListeners(transaction, [channelId]);
};

/**
 * All notifications go through here: an item in the bell, a mail and an SMS as the kind and settings allow, and a
 * notice on registered devices. In a company, each member whom the kind concerns gets their own. It runs inside the
 * transaction of the act, so that both commit together. Notify several people in the order of their ids, or two callers
 * who notify the same ones would deadlock.
 */
export const notifyPerson = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  notification: NewNotification,
): Promise<void> => {
  const channelId = await findLiveChannelId(transaction, notification.personId);
  await lockLiveStreams(transaction, [channelId]);
  await notifyWithLockedChannels(transaction, services, notification, channelId);
};
