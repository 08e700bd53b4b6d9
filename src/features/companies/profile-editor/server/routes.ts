import type { EndpointRoute } from '#server/http/handle.ts';
import { galleryRoutes } from './gallery.ts';
import { logoRoutes } from './logo.ts';
import { ownCompanyRoutes } from './own-company.ts';
import { townRoute } from './town.ts';

export const editorRoutes: readonly EndpointRoute[] = [
  ...ownCompanyRoutes,
  ...galleryRoutes,
  ...logoRoutes,
  townRoute,
];
