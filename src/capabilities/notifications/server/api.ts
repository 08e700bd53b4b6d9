import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/answer.ts';
import { bellRoutes } from './bell.ts';
import { mutedNotificationRoutes } from './muted-news.ts';
import { pushRoutes } from './push/devices-api.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

export const routes = (muteMail: (db: Db, userId: number) => Promise<void>): readonly EndpointRoute[] => [
  ...bellRoutes,
  ...mutedNotificationRoutes,
  ...pushRoutes,
  unsubscribeRoute(muteMail),
];
