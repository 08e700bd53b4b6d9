import { LONGEST_SEARCH, MOST_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import { signedInCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readNumberBetween, readTextParameterUpTo } from '#web/navigation/search-parameters.ts';

export const priceBookRoute = pageRoute({
  path: '/price-book',
  search: { search: readTextParameterUpTo(LONGEST_SEARCH), after: readNumberBetween(1, MOST_ENTRIES) },
  access: signedInCompaniesOnly,
});
