import type { EndpointRoute } from '#server/http/handle.ts';
import { formLookupRoutes } from './form-lookups-api.ts';
import { interestSignalRoutes } from './interest-signals-api.ts';

export const routes: readonly EndpointRoute[] = [...formLookupRoutes, ...interestSignalRoutes];
