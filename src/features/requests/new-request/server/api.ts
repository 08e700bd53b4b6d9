import type { EndpointRoute } from '#server/http/handle.ts';
import { choosingRoutes } from './choosing-api.ts';
import { interestSignalRoutes } from './interest-signals-api.ts';

export const routes: readonly EndpointRoute[] = [...choosingRoutes, ...interestSignalRoutes];
