import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { idInSubject } from '#features/notifications/core/rules/id-in-subject.ts';
import { MAX_NOTIFICATIONS_PER_MAIL } from '#features/notifications/core/rules/mail-policies.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import {
  type EmailContentSources,
  findCalendarForDelivery,
  mailNotification,
  markNotificationsDelivered,
  type NotificationRow,
  postponeDelivery,
  type PreparedDelivery,
  prepareDelivery,
} from './deliver-notifications.ts';
import { decideWhenToMail, lockMailLimitsOf } from './mail-limits.ts';
import { issueUnsubscribeToken } from './mail-tokens.ts';
import { bundledNotificationsEmail } from './notification-email.ts';
import { notifications } from './tables.ts';

const isOfVisit = ({ kind }: NotificationRow) => kind.startsWith('visit');

/** Only a visit's latest item counts, because it describes the current state. */
const isOvertaken = (item: NotificationRow, all: readonly NotificationRow[]): boolean =>
  isOfVisit(item) &&
  all.some(
    (otherItem) =>
      isOfVisit(otherItem) &&
      otherItem.id > item.id &&
      idInSubject(otherItem.subject, 'visitId') === idInSubject(item.subject, 'visitId'),
  );

/** Decides which items are sent now; others are postponed again. */
const judgeAll = async (transaction: Db, services: Services, items: readonly NotificationRow[]) => {
  const dueDeliveries: { delivery: PreparedDelivery; isCounted: boolean }[] = [];
  let heldUntil: Date | null = null;
  for (const item of items) {
    const delivery = isOvertaken(item, items) ? null : await prepareDelivery(transaction, item);
    // Read items are not sent, except visits, which are mailed for the calendar as well.
    if (!delivery?.mayMail || (item.readAt !== null && !isOfVisit(item))) continue;
    const { kind, senderId, userId: readerId, id } = item;
    const { until, isCounted } = await decideWhenToMail(transaction, {
      id,
      kind,
      senderId,
      readerId,
      readsAs: delivery.readsAs,
    });
    if (until) {
      heldUntil = until;
      await postponeDelivery(transaction, services, { id, userId: readerId, until });
    } else dueDeliveries.push({ delivery, isCounted });
  }
  return { dueDeliveries, heldUntil };
};

const mailTogether = async (
  transaction: Db,
  services: Services,
  fromAbove: EmailContentSources,
  { deliveries, more }: { deliveries: readonly PreparedDelivery[]; more: number },
) => {
  const reader = deliveries[0]?.reader;
  if (!reader) return;
  const language = mailLanguageOf(reader);
  const events = [];
  for (const delivery of deliveries) {
    const event = await findCalendarForDelivery(transaction, services, fromAbove, delivery);
    if (event) events.push(event);
  }
  // A mail program shows only one event; the others are attached as files.
  const calendar = events.at(-1);
  const enclosures = events.slice(0, -1).map(({ text }, index) => ({
    name: `visit-${index + 1}.ics`,
    type: 'text/calendar',
    content: Buffer.from(text).toString('base64'),
  }));
  await enqueueMail(transaction, services, {
    to: reader.email,
    language,
    letter: bundledNotificationsEmail(
      deliveries.map(({ item }) => item),
      {
        more,
        language,
        address: publicBaseUrl(services.config, language),
        unsubscribeToken: await issueUnsubscribeToken(transaction, reader.id),
      },
    ),
    ...(calendar && { calendar }),
    ...(enclosures.length > 0 && { enclosures }),
  });
};

/** Sends a reader's postponed notifications that are due in one mail. */
const deliverPostponedNotifications =
  (fromAbove: EmailContentSources) => async (payload: unknown, services: Services) => {
    const { userId } = payload as { userId: number };
    await services.db.transaction(async (transaction) => {
      await lockMailLimitsOf(transaction, userId);
      const items = await transaction
        .select()
        .from(notifications)
        .where(
          and(
            eq(notifications.userId, userId),
            isNull(notifications.toldAt),
            isNotNull(notifications.heldUntil),
            lte(notifications.heldUntil, sql`now()`),
          ),
        )
        .orderBy(asc(notifications.id))
        .for('update');
      const namedItems = items.slice(-MAX_NOTIFICATIONS_PER_MAIL);
      const rest = items.slice(0, -MAX_NOTIFICATIONS_PER_MAIL);
      const { dueDeliveries, heldUntil } = await judgeAll(transaction, services, namedItems);
      const [first, ...otherDeliveries] = dueDeliveries.map(({ delivery }) => delivery);
      const more = heldUntil ? 0 : rest.length;
      if (first && otherDeliveries.length + more === 0)
        await mailNotification(transaction, services, fromAbove, first);
      else if (first)
        await mailTogether(transaction, services, fromAbove, {
          deliveries: [first, ...otherDeliveries],
          more,
        });
      const restIds = rest.map(({ id }) => id);
      if (heldUntil && rest.length > 0)
        await transaction.update(notifications).set({ heldUntil }).where(inArray(notifications.id, restIds));
      const postponedRows = await transaction
        .select({ id: notifications.id })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), sql`${notifications.heldUntil} > now()`));
      const postponedIds = new Set(postponedRows.map(({ id }) => id));
      // They go out as one mail, so one of them counts for all.
      const countedId = dueDeliveries.find(({ isCounted }) => isCounted)?.delivery.item.id;
      const uncountedIds = items
        .map(({ id }) => id)
        .filter((id) => !postponedIds.has(id) && id !== countedId);
      if (countedId !== undefined)
        await markNotificationsDelivered(transaction, [countedId], { isCounted: true });
      if (uncountedIds.length > 0)
        await markNotificationsDelivered(transaction, uncountedIds, { isCounted: false });
    });
  };

export const createDeliverPostponedNotificationsJob = (fromAbove: EmailContentSources): JobDefinition => ({
  name: 'tell-held',
  run: deliverPostponedNotifications(fromAbove),
});
