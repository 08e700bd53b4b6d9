import type { EndpointRoute } from '#server/http/handle.ts';
import { checkTownRoute } from './check-town-api.ts';
import { galleryRoutes } from './gallery-api.ts';
import { logoRoutes } from './logo-api.ts';
import { ownCompanyRoutes } from './own-company-api.ts';

export const profileEditorRoutes: readonly EndpointRoute[] = [
  ...ownCompanyRoutes,
  ...galleryRoutes,
  ...logoRoutes,
  checkTownRoute,
];
