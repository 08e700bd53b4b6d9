import { href } from '#kernel/href.ts';

/** The directory on the home page has this id. */
export const BROWSE_SERVICES_ID = 'browse-services';

export const browseServicesHref = (search: { category?: number; q?: string } = {}): string =>
  `${href('/', search)}#${BROWSE_SERVICES_ID}`;
