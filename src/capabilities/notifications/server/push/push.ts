import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { sessions, users } from '#accounts/server/tables.ts';
import { addressIn } from '#kernel/language.ts';
import { readerLanguage } from '#mail/server/index.ts';
import { termsOf } from '#notifications/rules/kinds.ts';
import { newsTitle } from '#notifications/server/news-words.ts';
import { notifications, pushSubscriptions } from '#notifications/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { pushKeysOf } from './push-keys.ts';
import { DeviceGone, sendWithKeys } from './send-push.ts';

/** Claims an item for the devices, unless they have it already, it has been read or its sender is blocked. */
const claimItem = async (transaction: Db, newsId: number) => {
  const { rows } = await transaction.execute<{ userId: number }>(sql`
    update notifications item set pushed_at = created_at
    where id = ${newsId} and read_at is null and pushed_at is distinct from created_at
      and not exists (
        select from blocks
        where blocks.user_id = coalesce(item.owner_id, item.user_id)
          and (blocks.blocked_id = item.sender_id or blocks.blocked_id::text = item.subject ->> 'userId'))
    returning user_id as "userId"`);
  return rows[0];
};

/** Hours later a notice on a device is no news any more; the bell has it. */
const VALIDITY = { validSeconds: 4 * 60 * 60 };

/**
 * Adds a job for each device, so that one whose service is down holds up no other. One
 * transaction with the mark on the item, so that a job that is killed and tried again adds them once.
 */
const pushNews = async (payload: unknown, { db, jobs }: Tools) => {
  const { id: newsId } = payload as { id: number };
  await db.transaction(async (transaction) => {
    const item = await claimItem(transaction, newsId);
    if (!item) return;
    const devices = await transaction
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, item.userId));
    for (const { id } of devices)
      await jobs.add(transaction, 'push-device', { lineId: newsId, deviceId: id }, VALIDITY);
  });
};

/** What is to be said and where, if both still hold: it may be tried again hours later. */
const findNotice = async (db: Db, newsId: number, deviceId: number) => {
  const [found] = await db
    .select({ item: notifications, device: pushSubscriptions, language: users.language })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .innerJoin(users, eq(users.id, pushSubscriptions.userId))
    .innerJoin(notifications, eq(notifications.userId, users.id))
    .where(
      and(
        eq(pushSubscriptions.id, deviceId),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.isSuspended, false),
        isNull(users.erasedAt),
        eq(notifications.id, newsId),
        isNull(notifications.readAt),
      ),
    );
  return found;
};

const pushToDevice = async (payload: unknown, { db, config }: Tools) => {
  const { lineId: newsId, deviceId } = payload as { lineId: number; deviceId: number };
  const found = await findNotice(db, newsId, deviceId);
  if (!found) return;
  const { item, device } = found;
  const { push, href } = termsOf(item.kind);
  if (!push) return;
  const language = readerLanguage(found);
  const notice = {
    title: newsTitle(item, language),
    tag: push.tag(item.subject),
    href: addressIn(language, href(item.subject)),
  };
  const isSame = and(eq(pushSubscriptions.id, deviceId), eq(pushSubscriptions.endpoint, device.endpoint));
  try {
    await sendWithKeys(device, notice, await pushKeysOf(db, config), config);
    await db.update(pushSubscriptions).set({ lastUsedAt: sql`now()` }).where(isSame);
  } catch (error) {
    if (!(error instanceof DeviceGone)) throw error;
    await db.delete(pushSubscriptions).where(isSame);
  }
};

export const pushJobs: readonly Job[] = [
  { name: 'push', run: pushNews },
  { name: 'push-device', run: pushToDevice },
];
