import { and, asc, eq, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { mail, readerLanguage } from '#mail/server/index.ts';
import { idInSubject } from '#notifications/rules/id-in-subject.ts';
import { MOST_IN_ONE_MAIL } from '#notifications/rules/mailed-kinds.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import {
  calendarFor,
  type Delivery,
  type FromAbove,
  holdBack,
  mailOne,
  markTold,
  type NewsItem,
  prepareDelivery,
} from './deliver-news.ts';
import { holdMailsOf, judgeMail } from './mail-bounds.ts';
import { issueUnsubscribeToken } from './mail-tokens.ts';
import { bundleLetter } from './news-letter.ts';
import { notifications } from './tables.ts';

const isOfVisit = ({ kind }: NewsItem) => kind.startsWith('visit');

/** Of one visit the last word alone counts: it says how things stand. */
const isOvertaken = (item: NewsItem, all: readonly NewsItem[]): boolean =>
  isOfVisit(item) &&
  all.some(
    (other) =>
      isOfVisit(other) &&
      other.id > item.id &&
      idInSubject(other.subject, 'visitId') === idInSubject(item.subject, 'visitId'),
  );

/** What may not go yet even now is held back again. */
const judgeAll = async (transaction: Db, tools: Tools, items: readonly NewsItem[]) => {
  const due: { delivery: Delivery; isCounted: boolean }[] = [];
  let heldUntil: Date | null = null;
  for (const item of items) {
    const delivery = isOvertaken(item, items) ? null : await prepareDelivery(transaction, item);
    // What has been read waits for nobody; a visit is mailed for the calendar as well.
    if (!delivery?.mayMail || (item.readAt !== null && !isOfVisit(item))) continue;
    const { kind, senderId, userId: readerId, id } = item;
    const { until, isCounted } = await judgeMail(transaction, {
      id,
      kind,
      senderId,
      readerId,
      readsAs: delivery.readsAs,
    });
    if (until) {
      heldUntil = until;
      await holdBack(transaction, tools, { id, userId: readerId, until });
    } else due.push({ delivery, isCounted });
  }
  return { due, heldUntil };
};

const mailTogether = async (
  transaction: Db,
  tools: Tools,
  fromAbove: FromAbove,
  { deliveries, more }: { deliveries: readonly Delivery[]; more: number },
) => {
  const reader = deliveries[0]?.reader;
  if (!reader) return;
  const language = readerLanguage(reader);
  const events = [];
  for (const delivery of deliveries) {
    const event = await calendarFor(transaction, tools, fromAbove, delivery);
    if (event) events.push(event);
  }
  // A mail has one event that its program shows; the others come along as files.
  const calendar = events.at(-1);
  const enclosures = events.slice(0, -1).map(({ text }, at) => ({
    name: `visit-${at + 1}.ics`,
    type: 'text/calendar',
    content: Buffer.from(text).toString('base64'),
  }));
  await mail(transaction, tools, {
    to: reader.email,
    language,
    letter: bundleLetter(
      deliveries.map(({ item }) => item),
      {
        more,
        language,
        address: publicAddress(tools.config, language),
        unsubscribeToken: await issueUnsubscribeToken(transaction, reader.id),
      },
    ),
    ...(calendar && { calendar }),
    ...(enclosures.length > 0 && { enclosures }),
  });
};

/** What was held back for a reader and may go now, in one mail. */
const deliverHeldNews = (fromAbove: FromAbove) => async (payload: unknown, tools: Tools) => {
  const { userId } = payload as { userId: number };
  await tools.db.transaction(async (transaction) => {
    await holdMailsOf(transaction, userId);
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
    const named = items.slice(-MOST_IN_ONE_MAIL);
    const rest = items.slice(0, -MOST_IN_ONE_MAIL);
    const { due, heldUntil } = await judgeAll(transaction, tools, named);
    const [first, ...others] = due.map(({ delivery }) => delivery);
    const more = heldUntil ? 0 : rest.length;
    if (first && others.length + more === 0) await mailOne(transaction, tools, fromAbove, first);
    else if (first)
      await mailTogether(transaction, tools, fromAbove, { deliveries: [first, ...others], more });
    const restIds = rest.map(({ id }) => id);
    if (heldUntil && rest.length > 0)
      await transaction.update(notifications).set({ heldUntil }).where(inArray(notifications.id, restIds));
    const heldAgain = await transaction
      .select({ id: notifications.id })
      .from(notifications)
      .where(and(eq(notifications.userId, userId), sql`${notifications.heldUntil} > now()`));
    const stillHeld = new Set(heldAgain.map(({ id }) => id));
    const counted = due.filter(({ isCounted }) => isCounted).map(({ delivery }) => delivery.item.id);
    const told = items.map(({ id }) => id).filter((id) => !stillHeld.has(id) && !counted.includes(id));
    if (counted.length > 0) await markTold(transaction, counted, { isCounted: true });
    if (told.length > 0) await markTold(transaction, told, { isCounted: false });
  });
};

export const deliverHeldNewsJob = (fromAbove: FromAbove): Job => ({
  name: 'tell-held',
  run: deliverHeldNews(fromAbove),
});
