import { quoteStates } from '#features/quotes/core/rules/quote-states.ts';
import { clientsAndCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const quotesRoute = pageRoute({
  path: '/quotes',
  search: {
    after: readId,
    project: readId,
    state: readOneOf(...quoteStates),
    // The act of a company's places leads here; it opens the question for whom.
    begin: readOneOf('yes'),
  },
  access: clientsAndCompaniesOnly,
});

export const quoteRoute = pageRoute({ path: '/quotes/:id', search: {}, access: clientsAndCompaniesOnly });
