import { quoteStates } from '#quotes/rules/quote-states.ts';
import type { Access } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

/** Those who can have one. */
const eitherSide: Access = (visitor) => {
  if (!visitor) return '/auth';
  return visitor.userType === 'admin' ? '/admin' : null;
};

export const quotesAddress = pageAddress({
  path: '/quotes',
  search: { after: readId, project: readId, state: readOneOf(...quoteStates) },
  access: eitherSide,
});

export const quoteAddress = pageAddress({ path: '/quotes/:id', search: {}, access: eitherSide });
