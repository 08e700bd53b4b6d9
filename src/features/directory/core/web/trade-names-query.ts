import { listCategories } from '#features/directory/core/contract/directory.ts';
import { queryFor, withResponseTrimmedForPage } from '#web/query.ts';

/** Pages carry only the names of the trades; their descriptions are read elsewhere. */
export const tradeNamesQuery = withResponseTrimmedForPage(queryFor(listCategories, {}), (trades) =>
  trades.map(({ id, name, names }) => ({ id, name, names })),
);
