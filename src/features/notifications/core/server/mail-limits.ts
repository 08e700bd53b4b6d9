import { sql } from 'drizzle-orm';
import {
  mailPolicyByKind,
  MAX_STRANGERS_MAILS_A_DAY,
  MAX_STRANGERS_MAILS_AN_HOUR,
  MINUTES_BETWEEN_VISIT_MAILS,
} from '#features/notifications/core/rules/mail-policies.ts';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import type { Db } from '#server/database/db.ts';
import { findPriorContactBetween } from './find-prior-contact.ts';

interface Delivery {
  id: number;
  kind: NotificationKind;
  senderId: number | null;
  readerId: number;
  /** The account that mails are addressed to: for a company's team its owner's. */
  readsAs: number;
}

/** Locks a reader's mails, because two that are counted together would both be the third. */
export const lockMailLimitsOf = (transaction: Db, readerId: number) =>
  transaction.execute(sql`select pg_advisory_xact_lock(hashtext('mails of news'), ${readerId})`);

/** Returns whether the reader has blocked the person who caused it. */
export const isSenderBlocked = async (
  transaction: Db,
  { senderId, readsAs }: Pick<Delivery, 'senderId' | 'readsAs'>,
): Promise<boolean> => {
  if (senderId === null) return false;
  const { rows } = await transaction.execute(
    sql`select from blocks where user_id = ${readsAs} and blocked_id = ${senderId}`,
  );
  return rows.length > 0;
};

const isFromStranger = async (transaction: Db, { kind, senderId, readsAs }: Delivery): Promise<boolean> => {
  if (mailPolicyByKind[kind] !== 'bounded' || senderId === null || senderId === readsAs) return false;
  const { hasApproached, hasRequest } = await findPriorContactBetween(transaction, readsAs, senderId);
  return !hasApproached && !(hasRequest && /^(visit|quote)/.test(kind));
};

/** Returns when a reader may get the next mail from strangers; null if no limit applies. */
const whenForStrangers = async (transaction: Db, readerId: number): Promise<Date | null> => {
  const { rows } = await transaction.execute<{ until: number | null }>(sql`
    with mailed as (
      select told_at from notifications
      where user_id = ${readerId} and is_counted and told_at > now() - interval '1 day')
    select ceil(extract(epoch from greatest(
      (select told_at + interval '1 hour' from mailed order by told_at desc
        offset ${MAX_STRANGERS_MAILS_AN_HOUR - 1} limit 1),
      (select told_at + interval '1 day' from mailed order by told_at desc
        offset ${MAX_STRANGERS_MAILS_A_DAY - 1} limit 1))) * 1000)::float8 as until`);
  const until = rows[0]?.until;
  return until ? new Date(until) : null;
};

/** Returns when the next mail about visits with the same partner may go. */
const whenForVisits = async (transaction: Db, { id, readerId, senderId }: Delivery): Promise<Date | null> => {
  const { rows } = await transaction.execute<{ until: number | null }>(sql`
    select ceil(extract(epoch from max(told_at) + make_interval(mins => ${MINUTES_BETWEEN_VISIT_MAILS})) * 1000)::float8
      as until
    from notifications
    where user_id = ${readerId} and sender_id = ${senderId} and kind like 'visit%' and id <> ${id}`);
  const until = rows[0]?.until;
  return until ? new Date(until) : null;
};

/** Decides whether it may be mailed now or is postponed until when, and whether it counts among mails from strangers. */
export const decideWhenToMail = async (
  transaction: Db,
  delivery: Delivery,
): Promise<{ until: Date | null; isCounted: boolean }> => {
  const { kind, senderId, readerId, readsAs } = delivery;
  const isCounted = await isFromStranger(transaction, delivery);
  const isBoundedVisit =
    kind.startsWith('visit') &&
    mailPolicyByKind[kind] === 'bounded' &&
    senderId !== null &&
    senderId !== readsAs;
  const [forStrangers, forVisits] = [
    isCounted ? await whenForStrangers(transaction, readerId) : null,
    isBoundedVisit ? await whenForVisits(transaction, delivery) : null,
  ];
  const { rows } = await transaction.execute<{ now: number }>(
    sql`select floor(extract(epoch from now()) * 1000)::float8 as now`,
  );
  const now = new Date(rows[0]?.now ?? 0);
  const later = [forStrangers, forVisits].filter((until) => until !== null && until > now) as Date[];
  const until = later.length === 0 ? null : new Date(Math.max(...later.map(Number)));
  return { until, isCounted };
};

/** Returns when a reader's postponed mail goes, if there is one: what strangers cause meanwhile goes with it. */
export const findBundleSendTime = async (transaction: Db, readerId: number): Promise<Date | null> => {
  const { rows } = await transaction.execute<{ at: number | null }>(sql`
    select ceil(extract(epoch from greatest(min(held_until), now())) * 1000)::float8 as at
    from notifications where user_id = ${readerId} and held_until is not null and told_at is null
    having count(*) > 0`);
  const moment = rows[0]?.at;
  return moment ? new Date(moment) : null;
};
