import type { EndpointRoute } from '#server/http/handle.ts';
import { requestClientRoutes } from './client-api.ts';
import { readingRoutes } from './client-reading-api.ts';
import { companyRoutes } from './company-api.ts';
import { requestDraftRoutes } from './draft-api.ts';
import { requestFileRoutes } from './files.ts';
import { requestReportRoutes } from './reports-api.ts';

export const routes: readonly EndpointRoute[] = [
  ...requestDraftRoutes,
  ...readingRoutes,
  ...requestClientRoutes,
  ...requestFileRoutes,
  ...companyRoutes,
  ...requestReportRoutes,
];
