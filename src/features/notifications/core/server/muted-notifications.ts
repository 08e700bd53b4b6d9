import { and, asc, eq } from 'drizzle-orm';
import {
  listMutedNotifications,
  type MutedNotification,
  muteNotifications,
} from '#features/notifications/core/contract/muted-notifications.ts';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import {
  type NotificationChannel,
  notificationTopicOf,
} from '#features/notifications/core/rules/notification-topics.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { mutedNotifications } from './tables.ts';

const mutedNotificationsOf = (db: Db, userId: number): Promise<MutedNotification[]> =>
  db
    .select({ about: mutedNotifications.about, channel: mutedNotifications.channel })
    .from(mutedNotifications)
    .where(eq(mutedNotifications.userId, userId))
    .orderBy(asc(mutedNotifications.about), asc(mutedNotifications.channel));

/** Returns the channels on which a person has muted this. */
export const mutedChannelsFor = async (
  db: Db,
  userId: number,
  kind: NotificationKind,
): Promise<ReadonlySet<NotificationChannel>> => {
  const topic = notificationTopicOf(kind);
  if (topic === null) return new Set();
  const rows = await db
    .select({ channel: mutedNotifications.channel })
    .from(mutedNotifications)
    .where(and(eq(mutedNotifications.userId, userId), eq(mutedNotifications.about, topic)));
  return new Set(rows.map(({ channel }) => channel));
};

export const mutedNotificationRoutes: readonly EndpointRoute[] = [
  handle(listMutedNotifications, ({ person, services }) => mutedNotificationsOf(services.db, person.id)),

  handle(muteNotifications, async ({ person, body, services }) => {
    const { id: userId } = person;
    const { about, channel, isMuted } = body;
    const isOne = and(
      eq(mutedNotifications.userId, userId),
      eq(mutedNotifications.about, about),
      eq(mutedNotifications.channel, channel),
    );
    if (isMuted)
      await services.db.insert(mutedNotifications).values({ userId, about, channel }).onConflictDoNothing();
    else await services.db.delete(mutedNotifications).where(isOne);
    return mutedNotificationsOf(services.db, userId);
  }),
];
