import { looksLikeAdmin } from '#accounts/rules/looks-like-admin.ts';
import { checkout, companiesOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { oneOf } from '#web/navigation/search.ts';

export const subscriptionPlansAddress = pageAddress({
  path: '/subscription-plans',
  search: {},
  access: companiesOnly,
});

export const paymentAddress = pageAddress({
  path: '/payment',
  search: {
    plan: oneOf('basic', 'professional', 'premium'),
    /** As it was chosen beside the prices. */
    period: oneOf('monthly', 'yearly'),
  },
  access: checkout(looksLikeAdmin),
});
