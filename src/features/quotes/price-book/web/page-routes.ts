import {
  MAX_PRICE_BOOK_ENTRIES,
  MAX_PRICE_GROUP_LENGTH,
  MAX_SEARCH_LENGTH,
} from '#features/quotes/price-book/rules/price-book.ts';
import { signedInCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readNumberBetween, readTextParameterUpTo } from '#web/navigation/search-parameters.ts';

export const priceBookRoute = pageRoute({
  path: '/price-book',
  search: {
    search: readTextParameterUpTo(MAX_SEARCH_LENGTH),
    group: readTextParameterUpTo(MAX_PRICE_GROUP_LENGTH),
    after: readNumberBetween(1, MAX_PRICE_BOOK_ENTRIES),
  },
  access: signedInCompaniesOnly,
});
