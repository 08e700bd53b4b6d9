import { listCategories } from '#features/directory/core/contract/directory.ts';
import { queryFor, trimmedForPage } from '#web/query.ts';

/** Pages carry only the names of the trades; their descriptions are read elsewhere. */
export const tradeNamesQuery = trimmedForPage(queryFor(listCategories, {}), (trades) =>
  trades.map(({ id, name, names }) => ({ id, name, names })),
);
