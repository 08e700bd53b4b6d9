import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { mailPolicyByKind } from '#features/notifications/core/rules/mail-policies.ts';
import {
  type NotificationKind,
  notificationKindDefinitionOf,
  type StoredNotificationSubject,
} from '#features/notifications/core/rules/notification-kinds.ts';
import {
  enqueueMail,
  enqueueSms,
  type MailCalendarPart,
  mailLanguageOf,
} from '#features/notifications/email/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { findLiveChannelId } from './find-live-channel.ts';
import { decideWhenToMail, findBundleSendTime, isSenderBlocked, lockMailLimitsOf } from './mail-limits.ts';
import { issueReplyToken, issueUnsubscribeToken } from './mail-tokens.ts';
import { mutedChannelsFor } from './muted-notifications.ts';
import { notificationEmail, type WorkDetails } from './notification-email.ts';
import { notificationTextsOf } from './notification-texts.ts';
import { notifications } from './tables.ts';
import { readUnreadMessagesForEmail } from './unread-messages-for-email.ts';

export type NotificationRow = typeof notifications.$inferSelect;
type Reader = typeof users.$inferSelect;

/** A suspended reader gets only notifications that are owed to them. */
const findReader = async (transaction: Db, userId: number, isOwed: boolean): Promise<Reader | undefined> => {
  const [reader] = await transaction
    .select()
    .from(users)
    .where(
      and(eq(users.id, userId), isNull(users.erasedAt), isOwed ? undefined : eq(users.isSuspended, false)),
    );
  return reader;
};

/** Returns the calendar event in a kind's mail. Features above know it, so the app passes it in. */
export type FindEmailCalendar = (
  transaction: Db,
  services: Services,
  about: {
    kind: NotificationKind;
    subject: StoredNotificationSubject;
    reader: Pick<Reader, 'id' | 'email' | 'language'>;
  },
) => Promise<MailCalendarPart | null>;

/**
 * Returns the mail's summary of the work, so that the reader need not look it up. The app passes it in like the
 * calendar. A team member reads as the company's owner.
 */
export type FindWorkDetails = (
  transaction: Db,
  about: { kind: NotificationKind; subject: StoredNotificationSubject; readsAs: number; language: Language },
) => Promise<WorkDetails | null>;

export interface EmailContentSources {
  calendarOf: FindEmailCalendar;
  worksOf: readonly FindWorkDetails[];
}

const findWork = async (
  transaction: Db,
  worksOf: readonly FindWorkDetails[],
  about: Parameters<FindWorkDetails>[1],
) => {
  for (const workOf of worksOf) {
    const work = await workOf(transaction, about);
    if (work) return work;
  }
  return null;
};

/** An item, and the channels that the current settings allow. */
export interface PreparedDelivery {
  reader: Reader;
  item: NotificationRow;
  isOwed: boolean;
  readsAs: number;
  quote: string[];
  mayMail: boolean;
  mayText: boolean;
}

/** Returns null if there is nothing left to send: the reader is gone, or has read the messages it is about. */
export const prepareDelivery = async (
  transaction: Db,
  item: NotificationRow,
): Promise<PreparedDelivery | null> => {
  const definition = notificationKindDefinitionOf(item.kind);
  // The law requires it for the account, not for each member of its team.
  const isForAccount = (item.ownerId ?? item.userId) === item.userId;
  const isOwed = definition.isOwed === true && isForAccount;
  const reader = await findReader(transaction, item.userId, isOwed);
  if (!reader) return null;
  const isAboutMessages = definition.partnerId !== undefined;
  const quote = isAboutMessages ? await readUnreadMessagesForEmail(transaction, item.id) : [];
  if (isAboutMessages && quote.length === 0) return null;
  const readsAs = await findLiveChannelId(transaction, reader.id);
  const { senderId } = item;
  const isTransactional = mailPolicyByKind[item.kind] === 'transactional';
  const isSilent = !isTransactional && (await isSenderBlocked(transaction, { senderId, readsAs }));
  const muted = await mutedChannelsFor(transaction, reader.id, item.kind);
  const isMailed = !(definition.isMailedWithPaper && isForAccount);
  // An unverified address may belong to a stranger who never signed up.
  const wantsMail = reader.emailNotifications && !muted.has('email') && reader.isEmailVerified && !isSilent;
  // An unverified number may, too, and a text message would wake its owner.
  const mayText =
    !reader.isSuspended &&
    reader.smsNotifications &&
    reader.isPhoneVerified &&
    reader.phoneNumber !== null &&
    !muted.has('sms') &&
    !isSilent &&
    (definition.isTexted === true || (definition.isTexted === 'unmailed' && !reader.isEmailVerified));
  return { reader, item, isOwed, readsAs, quote, mayMail: isMailed && (wantsMail || isOwed), mayText };
};

const linkTo = async (transaction: Db, services: Services, { reader, item }: PreparedDelivery) => {
  const partnerId = notificationKindDefinitionOf(item.kind).partnerId?.(item.subject) ?? null;
  return services.config.inboundMail && partnerId !== null
    ? issueReplyToken(transaction, { userId: reader.id, partnerId, ownerId: item.ownerId })
    : null;
};

export const findCalendarForDelivery = (
  transaction: Db,
  services: Services,
  { calendarOf }: EmailContentSources,
  { item: { kind, subject }, reader }: PreparedDelivery,
) => calendarOf(transaction, services, { kind, subject, reader });

const workFor = (
  transaction: Db,
  { worksOf }: EmailContentSources,
  { reader, readsAs, item: { kind, subject } }: PreparedDelivery,
) => findWork(transaction, worksOf, { kind, subject, readsAs, language: mailLanguageOf(reader) });

export const mailNotification = async (
  transaction: Db,
  services: Services,
  fromAbove: EmailContentSources,
  delivery: PreparedDelivery,
) => {
  const { reader, item, isOwed, quote } = delivery;
  const { config } = services;
  const readsIn = mailLanguageOf(reader);
  const calendar = await findCalendarForDelivery(transaction, services, fromAbove, delivery);
  const work = await workFor(transaction, fromAbove, delivery);
  const language = work?.language ?? readsIn;
  const replyToken = await linkTo(transaction, services, delivery);
  await enqueueMail(transaction, services, {
    to: reader.email,
    language,
    letter: notificationEmail(item, {
      language,
      quote: quote.filter((text) => text !== ''),
      work,
      address: publicBaseUrl(config, readsIn),
      canReply: replyToken !== null,
      unsubscribeToken: isOwed ? null : await issueUnsubscribeToken(transaction, reader.id),
    }),
    ...(calendar && { calendar }),
    ...(config.inboundMail &&
      replyToken !== null && { replyTo: config.inboundMail.address.replace('@', `+${replyToken}@`) }),
  });
};

const textTo = async (
  transaction: Db,
  services: Services,
  fromAbove: EmailContentSources,
  delivery: PreparedDelivery,
) => {
  const { reader, item } = delivery;
  const readsIn = mailLanguageOf(reader);
  const work = await workFor(transaction, fromAbove, delivery);
  const language = work?.language ?? readsIn;
  const address =
    publicBaseUrl(services.config, readsIn) + notificationKindDefinitionOf(item.kind).href(item.subject);
  const line = [notificationTextsOf(item, language).sms, ...(work?.textedFacts ?? [])].join('. ');
  const text = stringsOf(language).letters.sms(line, address);
  return enqueueSms(transaction, services, { to: reader.phoneNumber ?? '', text });
};

/** The limits count each marked item as a mail: of several that share a mail, only one is marked as counted. */
export const markNotificationsDelivered = (
  transaction: Db,
  ids: readonly number[],
  { isCounted }: { isCounted: boolean },
) =>
  transaction
    .update(notifications)
    .set({ toldAt: sql`now()`, isCounted })
    .where(inArray(notifications.id, [...ids]));

/** Postpones an item, which then goes out together with the reader's other postponed ones. */
export const postponeDelivery = async (
  transaction: Db,
  { jobs }: Pick<Services, 'jobs'>,
  { id, userId, until }: { id: number; userId: number; until: Date },
) => {
  await transaction.update(notifications).set({ heldUntil: until }).where(eq(notifications.id, id));
  const { rows } = await transaction.execute<{ seconds: number }>(
    sql`select ceil(extract(epoch from ${until.toISOString()}::timestamptz - now()))::integer as seconds`,
  );
  const inSeconds = Math.max(1, rows[0]?.seconds ?? 1);
  const key = `held news ${userId} ${until.toISOString()}`;
  await jobs.add(transaction, 'tell-held', { userId }, { inSeconds, key });
};

/**
 * Decides about mail and SMS with the settings of this moment. One transaction with a mark on the item: a job
 * that is killed and tried again has sent either nothing or all, and sends nothing twice.
 */
const deliverNotifications =
  (fromAbove: EmailContentSources) => async (payload: unknown, services: Services) => {
    const { id } = payload as { id: number };
    await services.db.transaction(async (transaction) => {
      const isWaiting = and(
        eq(notifications.id, id),
        isNull(notifications.toldAt),
        isNull(notifications.heldUntil),
      );
      const [waitingItem] = await transaction.select().from(notifications).where(isWaiting);
      if (!waitingItem) return;
      await lockMailLimitsOf(transaction, waitingItem.userId);
      const [item] = await transaction.select().from(notifications).where(isWaiting).for('update');
      const delivery = item && (await prepareDelivery(transaction, item));
      if (!delivery) return;
      const { readsAs, mayMail, mayText } = delivery;
      const { kind, senderId, userId } = delivery.item;
      const isSent = mayMail || mayText;
      const { until, isCounted } = await decideWhenToMail(transaction, {
        id,
        kind,
        senderId,
        readerId: userId,
        readsAs,
      });
      const bundleAt = isCounted ? await findBundleSendTime(transaction, userId) : null;
      const later = until ?? bundleAt;
      if (isSent && later) {
        await postponeDelivery(transaction, services, { id, userId, until: later });
        return;
      }
      if (mayMail) await mailNotification(transaction, services, fromAbove, delivery);
      if (mayText) await textTo(transaction, services, fromAbove, delivery);
      await markNotificationsDelivered(transaction, [id], { isCounted: isSent && isCounted });
    });
  };

export const createDeliverNotificationsJob = (fromAbove: EmailContentSources): JobDefinition => ({
  name: 'tell',
  run: deliverNotifications(fromAbove),
});
