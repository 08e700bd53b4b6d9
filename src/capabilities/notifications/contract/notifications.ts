import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { kindNames } from '#notifications/rules/kinds.ts';
import type { sentences } from '#notifications/strings/en/notifications.ts';

const say = sentencesOf<typeof sentences>('notifications');

export const LARGEST_NEWS_PAGE = 100;

const notification = z.object({
  id,
  kind: z.enum(kindNames),
  /** What it says in the bell, in the reader's language. */
  text: z.string(),
  /** The page it is about. */
  href: z.string(),
  isRead: z.boolean(),
  createdAt: moment,
});

export type Notification = z.output<typeof notification>;

const unread = z.object({ unread: z.int() });

export type UnreadNews = z.output<typeof unread>;

export const countUnreadNews = endpoint({
  method: 'GET',
  url: '/api/notifications/unread',
  server: {
    who: 'person',
    summary: 'How many notifications I have not read',
    answer: unread,
    refusals: {},
  },
});

export const listNotifications = endpoint({
  method: 'GET',
  url: '/api/notifications',
  isPaged: true,
  server: {
    who: 'person',
    summary: 'My notifications, newest first',
    query: z.object({ limit: z.optional(countInQuery(1, LARGEST_NEWS_PAGE)), cursor: z.optional(idInPath) }),
    answer: z.array(notification),
    refusals: {},
  },
});

export const markAllNewsRead = endpoint({
  method: 'POST',
  url: '/api/notifications/mark-all-read',
  server: {
    who: 'person',
    summary: 'Mark all my notifications as read',
    answer: unread,
    refusals: {},
  },
});

export const markNewsRead = endpoint({
  method: 'POST',
  url: '/api/notifications/:id/mark-read',
  server: {
    who: 'person',
    summary: 'Mark one of my notifications as read',
    params: z.object({ id: idInPath }),
    answer: unread,
    refusals: { notificationNotFound: { status: 404, say: say('notificationNotFound') } },
  },
});
