import type { Db } from '#server/database/db.ts';
import type { EndpointRoute } from '#server/http/handle.ts';
import { bellRoutes } from './bell-api.ts';
import { mutedNotificationRoutes } from './muted-notifications.ts';
import { pushRoutes } from './push/devices-api.ts';
import { createUnsubscribeRoute } from './unsubscribe-api.ts';

export const createNotificationRoutes = (
  muteMail: (db: Db, userId: number) => Promise<void>,
): readonly EndpointRoute[] => [
  ...bellRoutes,
  ...mutedNotificationRoutes,
  ...pushRoutes,
  createUnsubscribeRoute(muteMail),
];
