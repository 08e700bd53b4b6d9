import type { Db } from '#server/database/db.ts';
import type { Route } from '#server/http/answer.ts';
import { bellRoutes } from './bell.ts';
import { pushRoutes } from './push/devices-api.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

export const routes = (muteMail: (db: Db, userId: number) => Promise<void>): readonly Route[] => [
  ...bellRoutes,
  ...pushRoutes,
  unsubscribeRoute(muteMail),
];
