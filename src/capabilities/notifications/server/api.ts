import type { Db } from '#server/database/db.ts';
import type { Route } from '#server/http/answer.ts';
import { bellRoutes } from './bell.ts';
import { mutedNewsRoutes } from './muted-news.ts';
import { pushRoutes } from './push/devices-api.ts';
import { unsubscribeRoute } from './unsubscribe.ts';

export const routes = (muteMail: (db: Db, userId: number) => Promise<void>): readonly Route[] => [
  ...bellRoutes,
  ...mutedNewsRoutes,
  ...pushRoutes,
  unsubscribeRoute(muteMail),
];
