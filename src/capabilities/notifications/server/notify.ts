import { and, eq, sql } from 'drizzle-orm';
import { type Kind, termsOf } from '#notifications/rules/kinds.ts';
import type { Subjects } from '#notifications/rules/subjects.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import { lineOf, type NewsReader, readersOf } from './readers.ts';
import { isUnreadBy, refreshBell } from './refresh-bell.ts';
import { notifications, pushSubscriptions } from './tables.ts';

export type News = {
  [Name in Kind]: { personId: number; kind: Name; subject: Subjects[Name] };
}[Kind];

/** The unread item that this news repeats, where its kind is to stand in the bell only once. */
const findRepeated = async (transaction: Db, { kind, subject }: News, personId: number) => {
  const { oncePer } = termsOf(kind);
  if (!oncePer) return null;
  const value = new Map<string, unknown>(Object.entries(subject)).get(oncePer.field);
  const isSame = sql`${notifications.subject} ->> ${oncePer.field}::text = ${String(value)}`;
  const [item] = await transaction
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(isUnreadBy(personId), eq(notifications.kind, kind), isSame))
    .for('update');
  return item ? { ...item, isRaised: oncePer.isRaised } : null;
};

/** Stores the news, or brings the item it repeats to the top again. Answers the item's id. */
const store = async (
  transaction: Db,
  { kind, subject }: News,
  { personId, ownerId }: NewsReader,
  repeatedId: number | undefined,
) => {
  if (repeatedId !== undefined) {
    const raised = { createdAt: sql`now()`, subject: { ...subject } };
    await transaction.update(notifications).set(raised).where(eq(notifications.id, repeatedId));
    return repeatedId;
  }
  const [stored] = await transaction
    .insert(notifications)
    .values({ userId: personId, ownerId, kind, subject: { ...subject } })
    .returning({ id: notifications.id });
  if (!stored) throw new Error('News was not stored');
  return stored.id;
};

/** One item in one bell, and what follows of it. */
const notifyReader = async (
  transaction: Db,
  { jobs }: Pick<Tools, 'jobs'>,
  news: News,
  { reader, lineId }: { reader: NewsReader; lineId: number },
) => {
  const { kind } = news;
  const { personId } = reader;
  const repeated = await findRepeated(transaction, news, personId);
  if (repeated && !repeated.isRaised) return;
  const id = await store(transaction, news, reader, repeated?.id);
  await refreshBell(transaction, { personId, lineId });
  const { waitSeconds = 0, push } = termsOf(kind);
  if (push) {
    const devices = await transaction.$count(pushSubscriptions, eq(pushSubscriptions.userId, personId));
    // Each message puts it off: what is written in one go is one notice.
    const terms = { inSeconds: push.afterSeconds, key: `push ${id}` };
    if (devices > 0) await jobs.add(transaction, 'push', { id }, terms);
  }
  if (!repeated && !termsOf(kind).isBellOnly?.({ ...news.subject }))
    await jobs.add(transaction, 'tell', { id }, { inSeconds: waitSeconds });
};

/**
 * The one way to give a person news: an item in their bell, a mail and an SMS as the kind and their settings
 * allow, and a notice on the devices where they asked for it. Of a company, each of its team whom the kind concerns
 * has their own. Called inside the transaction of what caused it, so that there is news exactly if that commits;
 * several people in the order of their ids, or two who notify the same ones at once would wait for each other.
 */
export const notify = async (transaction: Db, tools: Pick<Tools, 'jobs'>, news: News): Promise<void> => {
  const lineId = await lineOf(transaction, news.personId);
  // One at a time for each live stream: nobody else stores the same item meanwhile.
  await holdLiveStreams(transaction, [lineId]);
  for (const reader of await readersOf(transaction, news))
    await notifyReader(transaction, tools, news, { reader, lineId });
};
