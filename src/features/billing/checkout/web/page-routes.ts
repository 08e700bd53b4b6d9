import { hasAdminInName } from '#features/accounts/core/rules/has-admin-in-name.ts';
import { checkoutAccess, companiesElseHome } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readOneOf } from '#web/navigation/search-parameters.ts';

export const subscriptionPlansRoute = pageRoute({
  path: '/subscription-plans',
  search: {},
  access: companiesElseHome,
});

export const paymentRoute = pageRoute({
  path: '/payment',
  search: {
    plan: readOneOf('basic', 'professional', 'premium'),
    /** Chosen beside the prices. */
    period: readOneOf('monthly', 'yearly'),
  },
  access: checkoutAccess(hasAdminInName),
});
