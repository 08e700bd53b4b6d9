import { openToAnyone } from '#web/navigation/access.ts';
import { pageRoute, textPage } from '#web/navigation/page-route.ts';
import { readOneOf, readWords } from '#web/navigation/search-parameters.ts';

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

export const aboutRoute = textPage('/about');

export const contactRoute = pageRoute({
  path: '/contact',
  /** It is one of the form's topics; any other value means the general one. */
  search: { topic: readWords },
  access: openToAnyone,
});

export const imprintRoute = textPage('/imprint');

export const privacyRoute = textPage('/privacy');

export const termsRoute = textPage('/terms');

export const reviewsPolicyRoute = textPage('/reviews-policy');

export const rankingRoute = textPage('/ranking');

export const accessibilityRoute = textPage('/accessibility');

export const reportContentRoute = textPage('/report-illegal-content');
