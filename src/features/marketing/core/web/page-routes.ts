import { openToAnyone } from '#web/navigation/page-access.ts';
import { pageRoute, publicRoute } from '#web/navigation/page-route.ts';
import { readOneOf, readTextParameter } from '#web/navigation/search-parameters.ts';

export const forCompaniesRoute = pageRoute({
  path: '/for-companies',
  search: {},
  access: openToAnyone,
});

export const howItWorksRoute = pageRoute({
  path: '/how-it-works',
  search: { tab: readOneOf('companies') },
  access: openToAnyone,
});

export const aboutRoute = publicRoute('/about');

export const contactRoute = pageRoute({
  path: '/contact',
  /** It is one of the form's topics; any other value means the general one. */
  search: { topic: readTextParameter },
  access: openToAnyone,
});

export const imprintRoute = publicRoute('/imprint');

export const privacyRoute = publicRoute('/privacy');

export const termsRoute = publicRoute('/terms');

export const reviewsPolicyRoute = publicRoute('/reviews-policy');

export const rankingRoute = publicRoute('/ranking');

export const accessibilityRoute = publicRoute('/accessibility');

export const reportContentRoute = publicRoute('/report-illegal-content');
