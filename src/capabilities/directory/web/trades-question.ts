import { listCategories } from '#directory/contract/directory.ts';
import { carrying, questionFor } from '#web/query.ts';

/** All trades by their names. What else is said of a trade stands in its own place. */
export const tradesQuestion = carrying(questionFor(listCategories, {}), (trades) =>
  trades.map(({ id, name, names }) => ({ id, name, names })),
);
