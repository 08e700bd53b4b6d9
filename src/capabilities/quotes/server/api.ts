import type { Route } from '#server/http/answer.ts';
import { quoteClientRoutes } from './client-api.ts';
import { quoteFileRoutes } from './files-api.ts';
import { paperRoutes } from './paper-api.ts';
import { readRoutes } from './read-api.ts';
import { sendRoutes } from './send-api.ts';

export const routes: readonly Route[] = [
  ...readRoutes,
  ...sendRoutes,
  ...quoteFileRoutes,
  ...paperRoutes,
  ...quoteClientRoutes,
];
