import { LONGEST_SEARCH, MOST_ENTRIES } from '#features/quotes/price-book/rules/price-book.ts';
import { signedInCompaniesOnly } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readNumberFrom, readWordsUpTo } from '#web/navigation/search-parameters.ts';

export const priceBookRoute = pageRoute({
  path: '/price-book',
  search: { search: readWordsUpTo(LONGEST_SEARCH), after: readNumberFrom(1, MOST_ENTRIES) },
  access: signedInCompaniesOnly,
});
