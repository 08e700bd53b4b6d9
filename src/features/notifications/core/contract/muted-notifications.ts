import * as z from 'zod/mini';
import {
  notificationChannels,
  notificationTopics,
} from '#features/notifications/core/rules/notification-topics.ts';
import { endpoint } from '#kernel/endpoint.ts';

const muted = z.object({ about: z.enum(notificationTopics), channel: z.enum(notificationChannels) });

export type MutedNotification = z.output<typeof muted>;

export const listMutedNotifications = endpoint({
  method: 'GET',
  url: '/api/notifications/muted',
  server: {
    who: 'person',
    summary: 'List the topics you’ve turned off emails or texts for',
    response: z.array(muted),
    refusals: {},
  },
});

export const muteNotifications = endpoint({
  method: 'PATCH',
  url: '/api/notifications/muted',
  body: z.extend(muted, { isMuted: z.boolean() }),
  server: {
    who: 'person',
    summary: 'Choose whether to be notified about a topic by email or SMS',
    response: z.array(muted),
    refusals: {},
  },
});
