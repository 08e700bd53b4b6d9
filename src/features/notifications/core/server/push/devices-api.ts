import { ECDH } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import {
  getPushDevice,
  type PushDevice,
  subscribePushDevice,
  unsubscribePushDevice,
} from '#features/notifications/core/contract/push.ts';
import { pushSubscriptions } from '#features/notifications/core/server/tables.ts';
import type { sentences } from '#features/notifications/core/strings/en/notifications.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import type { Db } from '#server/database/db.ts';
import { handle, invalidFieldError } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { isAllowedPushEndpoint } from './is-allowed-push-endpoint.ts';
import { readServerPushKeys } from './push-keys.ts';

const messageKey = createMessageKey<typeof sentences>('notifications');

const TRIES = { points: 30, seconds: 10 * 60 };

const isOnCurve = (p256dh: string) => {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
};

const deviceOf = async ({ db, config }: Services, sessionId: number): Promise<PushDevice> => {
  const [{ publicKey }] = await readServerPushKeys(db, config);
  const count = await db.$count(pushSubscriptions, eq(pushSubscriptions.sessionId, sessionId));
  return { publicKey, isOn: count > 0 };
};

/** A session is one browser, and a browser has one subscription: a renewed one replaces the old. */
const storeSubscription = (db: Db, subscription: typeof pushSubscriptions.$inferInsert) =>
  db.transaction(async (transaction) => {
    // The person who used this browser before gets no more notices on it.
    const { userId, sessionId, endpoint, p256dh, auth } = subscription;
    await transaction
      .insert(pushSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({
        target: pushSubscriptions.endpoint,
        set: { userId, sessionId, p256dh, auth, createdAt: sql`now()`, lastUsedAt: null },
      });
    await transaction.execute(
      sql`delete from push_subscriptions where session_id = ${sessionId} and endpoint <> ${endpoint}`,
    );
  });

export const pushRoutes = [
  handle(getPushDevice, ({ sessionId, services }) => deviceOf(services, sessionId ?? 0)),

  handle(subscribePushDevice, async ({ body, person, sessionId, services }) => {
    await services.limits.spend('push', person.id, TRIES);
    const { endpoint, keys } = body;
    if (!isAllowedPushEndpoint(endpoint, services.config))
      throw invalidFieldError('endpoint', messageKey('pushNotValid'));
    if (!isOnCurve(keys.p256dh)) throw invalidFieldError('keys', messageKey('pushNotValid'));
    await storeSubscription(services.db, { userId: person.id, sessionId: sessionId ?? 0, endpoint, ...keys });
    return deviceOf(services, sessionId ?? 0);
  }),

  handle(unsubscribePushDevice, async ({ sessionId, services }) => {
    await services.db.delete(pushSubscriptions).where(eq(pushSubscriptions.sessionId, sessionId ?? 0));
    return deviceOf(services, sessionId ?? 0);
  }),
];
