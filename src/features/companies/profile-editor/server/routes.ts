import type { EndpointRoute } from '#server/http/handle.ts';
import { galleryRoutes } from './gallery.ts';
import { logoRoutes } from './logo.ts';
import { ownCompanyRoutes } from './own-company.ts';
import { findTownRoute } from './town.ts';

export const editorRoutes: readonly EndpointRoute[] = [
  ...ownCompanyRoutes,
  ...galleryRoutes,
  ...logoRoutes,
  findTownRoute,
];
