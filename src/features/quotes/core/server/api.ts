import type { EndpointRoute } from '#server/http/handle.ts';
import { quoteClientRoutes } from './client-api.ts';
import { quoteFileRoutes } from './files-api.ts';
import { quotePdfRoutes } from './pdf-api.ts';
import { quoteReadRoutes } from './read-api.ts';
import { sendQuoteRoutes } from './send-api.ts';

export const routes: readonly EndpointRoute[] = [
  ...quoteReadRoutes,
  ...sendQuoteRoutes,
  ...quoteFileRoutes,
  ...quotePdfRoutes,
  ...quoteClientRoutes,
];
