import { defineFeature } from '#server/define-feature.ts';
import { createNotificationRoutes } from './api.ts';
import { createDeliverNotificationsJob } from './deliver-notifications.ts';
import { createDeliverPostponedNotificationsJob } from './deliver-postponed-notifications.ts';
import { forgetOldNotifications } from './forget-old-notifications.ts';
import { forgetOldMailTokens } from './mail-tokens.ts';
import { personalData } from './personal-data.ts';
import { pushJobs } from './push/push-jobs.ts';

/** Other modules provide these: how mail is muted, and which work a notification is about. */
interface NotificationHooks {
  muteMail: Parameters<typeof createNotificationRoutes>[0];
  sources: Parameters<typeof createDeliverNotificationsJob>[0];
}

export const createNotificationsFeature = ({ muteMail, sources }: NotificationHooks) =>
  defineFeature({
    routes: createNotificationRoutes(muteMail),
    jobs: [
      createDeliverNotificationsJob(sources),
      createDeliverPostponedNotificationsJob(sources),
      ...pushJobs,
    ],
    retention: { news: forgetOldNotifications, 'mail-tokens': forgetOldMailTokens },
    personalData,
  });
