import { openToAnyone } from '#web/navigation/access.ts';
import { pageAddress, textPage } from '#web/navigation/page-address.ts';
import { readOneOf, readWords } from '#web/navigation/search-parameters.ts';

export const forCompaniesAddress = pageAddress({
  path: '/for-companies',
  search: {},
  access: openToAnyone,
});

export const howItWorksAddress = pageAddress({
  path: '/how-it-works',
  search: { tab: readOneOf('companies') },
  access: openToAnyone,
});

export const aboutAddress = textPage('/about');

export const contactAddress = pageAddress({
  path: '/contact',
  /** One of the form's topics; anything else is the general one. */
  search: { topic: readWords },
  access: openToAnyone,
});

export const imprintAddress = textPage('/imprint');

export const privacyAddress = textPage('/privacy');

export const termsAddress = textPage('/terms');

export const reviewsPolicyAddress = textPage('/reviews-policy');

export const rankingAddress = textPage('/ranking');

export const accessibilityAddress = textPage('/accessibility');

export const reportContentAddress = textPage('/report-illegal-content');
