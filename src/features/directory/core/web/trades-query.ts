import { listCategories } from '#features/directory/core/contract/directory.ts';
import { queryFor, trimmedForPage } from '#web/query.ts';

/** All trades by their names. What else is said of a trade stands in its own place. */
export const tradesQuery = trimmedForPage(queryFor(listCategories, {}), (trades) =>
  trades.map(({ id, name, names }) => ({ id, name, names })),
);
