import type { Route } from '#server/http/answer.ts';
import { clientRoutes } from './client-api.ts';
import { readingRoutes } from './client-reading-api.ts';
import { companyRoutes } from './company-api.ts';
import { draftRoutes } from './draft-api.ts';
import { fileRoutes } from './files.ts';
import { reportRoutes } from './reports-api.ts';

export const routes: readonly Route[] = [
  ...draftRoutes,
  ...readingRoutes,
  ...clientRoutes,
  ...fileRoutes,
  ...companyRoutes,
  ...reportRoutes,
];
