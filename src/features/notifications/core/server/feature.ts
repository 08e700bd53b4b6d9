import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { deliverNotificationsJob } from './deliver-notifications.ts';
import { deliverPostponedNotificationsJob } from './deliver-postponed-notifications.ts';
import { forgetOldNotifications } from './forget-old-notifications.ts';
import { forgetOldMailTokens } from './mail-tokens.ts';
import { personalData } from './personal-data.ts';
import { pushJobs } from './push/push-jobs.ts';

/** Other modules provide these: how mail is muted, and which work a notification is about. */
interface NotificationHooks {
  muteMail: Parameters<typeof routes>[0];
  sources: Parameters<typeof deliverNotificationsJob>[0];
}

export const notificationsFeature = ({ muteMail, sources }: NotificationHooks) =>
  defineFeature({
    routes: routes(muteMail),
    jobs: [deliverNotificationsJob(sources), deliverPostponedNotificationsJob(sources), ...pushJobs],
    retention: { news: forgetOldNotifications, 'mail-tokens': forgetOldMailTokens },
    personalData,
  });
