import { and, desc, eq, sql } from 'drizzle-orm';
import {
  countUnreadNotifications,
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '#features/notifications/core/contract/notifications.ts';
import { notificationKindDefinitionOf } from '#features/notifications/core/rules/notification-kinds.ts';
import type { Language } from '#kernel/language.ts';
import { asCompanyOwner } from '#kernel/signed-in-person.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import { notificationTitleOf } from './notification-texts.ts';
import { countUnreadNotificationsOf, isUnreadBySql, refreshBell } from './refresh-bell.ts';
import { notifications } from './tables.ts';

const ownedBy = (personId: number) => eq(notifications.userId, personId);

const present = (row: typeof notifications.$inferSelect, language: Language) => ({
  id: row.id,
  kind: row.kind,
  text: notificationTitleOf(row, language),
  href: notificationKindDefinitionOf(row.kind).href(row.subject),
  isRead: row.readAt !== null,
  createdAt: row.createdAt.toISOString(),
});

/** Selects the items below the cursor's. Another person's cursor finds nothing. */
const below = (personId: number, cursor: number | undefined) =>
  cursor === undefined
    ? undefined
    : sql`(${notifications.createdAt}, ${notifications.id}) < (
        select c.created_at, c.id from notifications c where c.id = ${cursor} and c.user_id = ${personId})`;

export const bellRoutes: readonly EndpointRoute[] = [
  handle(countUnreadNotifications, ({ person, services }) =>
    countUnreadNotificationsOf(services.db, person.id),
  ),

  handle(listNotifications, async ({ query, person, language, services }) => {
    const { limit } = query;
    const rows = await services.db
      .select()
      .from(notifications)
      .where(and(ownedBy(person.id), below(person.id, query.cursor)))
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      // One more row than the limit shows whether there is a next page.
      .limit(limit + 1);
    const items = rows.slice(0, limit);
    return {
      items: items.map((row) => present(row, language)),
      total: await services.db.$count(notifications, ownedBy(person.id)),
      next: rows.length > limit ? String(items.at(-1)?.id) : null,
    };
  }),

  // A message's sender locks the live channel before the bell's items, so this must do the same, or both would
  // deadlock.
  handle(markAllNotificationsRead, ({ person, services }) =>
    services.db.transaction(async (transaction) => {
      const channelId = asCompanyOwner(person).id;
      await lockLiveStreams(transaction, [channelId]);
      await transaction
        .update(notifications)
        .set({ readAt: sql`now()` })
        .where(isUnreadBySql(person.id));
      return refreshBell(transaction, { personId: person.id, channelId });
    }),
  ),

  handle(markNotificationRead, ({ params, person, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const channelId = asCompanyOwner(person).id;
      await lockLiveStreams(transaction, [channelId]);
      const [row] = await transaction
        .update(notifications)
        .set({ readAt: sql`coalesce(${notifications.readAt}, now())` })
        .where(and(ownedBy(person.id), eq(notifications.id, params.id)))
        .returning({ id: notifications.id });
      if (!row) throw refuse('notificationNotFound');
      return refreshBell(transaction, { personId: person.id, channelId });
    }),
  ),
];
