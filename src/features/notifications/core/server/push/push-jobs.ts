import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { sessions, users } from '#features/accounts/core/server/tables.ts';
import { notificationKindDefinitionOf } from '#features/notifications/core/rules/notification-kinds.ts';
import { notificationTitleOf } from '#features/notifications/core/server/notification-texts.ts';
import { notifications, pushSubscriptions } from '#features/notifications/core/server/tables.ts';
import { mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { pathInLanguage } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { readServerPushKeys } from './push-keys.ts';
import { DeviceGoneError, sendPushNotice } from './send-push.ts';

/** Claims an item for the devices, unless it has been pushed or read already or its sender is blocked. */
const claimItem = async (transaction: Db, notificationId: number) => {
  const { rows } = await transaction.execute<{ userId: number }>(sql`
    update notifications item set pushed_at = created_at
    where id = ${notificationId} and read_at is null and pushed_at is distinct from created_at
      and not exists (
        select from blocks
        where blocks.user_id = coalesce(item.owner_id, item.user_id)
          and (blocks.blocked_id = item.sender_id or blocks.blocked_id::text = item.subject ->> 'userId'))
    returning user_id as "userId"`);
  return rows[0];
};

/** Hours later a notice on a device is outdated; the bell has it. */
const VALIDITY = { validSeconds: 4 * 60 * 60 };

/**
 * Adds a job for each device, so that one whose service is down delays no other. The item is marked in the same
 * transaction, so that a job that is killed and retried adds them once.
 */
const pushNotification = async (payload: unknown, { db, jobs }: Services) => {
  const { id: notificationId } = payload as { id: number };
  await db.transaction(async (transaction) => {
    const item = await claimItem(transaction, notificationId);
    if (!item) return;
    const devices = await transaction
      .select({ id: pushSubscriptions.id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, item.userId));
    for (const { id } of devices)
      await jobs.add(transaction, 'push-device', { lineId: notificationId, deviceId: id }, VALIDITY);
  });
};

/** Finds the notice and its device if both still exist: the job may run again hours later. */
const findNotice = async (db: Db, notificationId: number, deviceId: number) => {
  const [match] = await db
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
        eq(notifications.id, notificationId),
        isNull(notifications.readAt),
      ),
    );
  return match;
};

const pushToDevice = async (payload: unknown, { db, config }: Services) => {
  const { lineId: notificationId, deviceId } = payload as { lineId: number; deviceId: number };
  const match = await findNotice(db, notificationId, deviceId);
  if (!match) return;
  const { item, device } = match;
  const { push, href } = notificationKindDefinitionOf(item.kind);
  if (!push) return;
  const language = mailLanguageOf(match);
  const notice = {
    title: notificationTitleOf(item, language),
    tag: push.tag(item.subject),
    href: pathInLanguage(language, href(item.subject)),
  };
  const isSame = and(eq(pushSubscriptions.id, deviceId), eq(pushSubscriptions.endpoint, device.endpoint));
  try {
    await sendPushNotice(device, notice, await readServerPushKeys(db, config), config);
    await db
      .update(pushSubscriptions)
      .set({ lastUsedAt: sql`now()` })
      .where(isSame);
  } catch (error) {
    if (!(error instanceof DeviceGoneError)) throw error;
    await db.delete(pushSubscriptions).where(isSame);
  }
};

export const pushJobs: readonly JobDefinition[] = [
  { name: 'push', run: pushNotification },
  { name: 'push-device', run: pushToDevice },
];
