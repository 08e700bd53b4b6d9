import type { EndpointRoute } from '#server/http/handle.ts';
import { quoteClientRoutes } from './client-api.ts';
import { quoteFileRoutes } from './files-api.ts';
import { pdfRoutes } from './pdf-api.ts';
import { readRoutes } from './read-api.ts';
import { sendRoutes } from './send-api.ts';

export const routes: readonly EndpointRoute[] = [
  ...readRoutes,
  ...sendRoutes,
  ...quoteFileRoutes,
  ...pdfRoutes,
  ...quoteClientRoutes,
];
