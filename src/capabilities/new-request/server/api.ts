import type { EndpointRoute } from '#server/http/answer.ts';
import { choosingRoutes } from './choosing-api.ts';
import { interestSignalRoutes } from './wishes-api.ts';

export const routes: readonly EndpointRoute[] = [...choosingRoutes, ...interestSignalRoutes];
