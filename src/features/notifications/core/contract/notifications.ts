import * as z from 'zod/mini';
import { notificationKindNames } from '#features/notifications/core/rules/notification-kinds.ts';
import type { sentences } from '#features/notifications/core/strings/en/notifications.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('notifications');

export const LARGEST_BELL_PAGE = 100;

const notification = z.object({
  id: idSchema,
  kind: z.enum(notificationKindNames),
  /** The bell shows this, in the reader's language. */
  text: z.string(),
  /** The item links to this page. */
  href: z.string(),
  isRead: z.boolean(),
  createdAt: momentSchema,
});

export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.int() });

export type UnreadNotifications = z.output<typeof unread>;

export const countUnreadNotifications = endpoint({
  method: 'GET',
  url: '/api/notifications/unread',
  server: {
    scope: 'account:read',
    who: 'person',
    summary: 'Count your unread notifications',
    response: unread,
    refusals: {},
  },
});

export const listNotifications = endpoint({
  method: 'GET',
  url: '/api/notifications',
  isPaged: true,
  server: {
    scope: 'account:read',
    who: 'person',
    summary: 'List your notifications, newest first',
    query: z.object({
      limit: pageLimitSchema(LARGEST_BELL_PAGE, 20),
      cursor: z.optional(idInPath),
    }),
    response: z.array(notification),
    refusals: {},
  },
});

export const markAllNotificationsRead = endpoint({
  method: 'POST',
  url: '/api/notifications/mark-all-read',
  server: {
    who: 'person',
    summary: 'Mark all your notifications as read',
    response: unread,
    refusals: {},
  },
});

export const markNotificationRead = endpoint({
  method: 'POST',
  url: '/api/notifications/:id/mark-read',
  server: {
    who: 'person',
    summary: 'Mark one of your notifications as read',
    params: z.object({ id: idInPath }),
    response: unread,
    refusals: { notificationNotFound: { status: 404, say: messageKey('notificationNotFound') } },
  },
});
