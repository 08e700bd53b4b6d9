import type { Db as Database } from '#server/database/db.ts';

/** A database or a transaction of one. */
export type Db = Database;

/** The one row of an insert as it is stored, with its id and what the database filled in. */
export const storedRow = async <Row>(inserted: PromiseLike<Row[]>): Promise<Row> => {
  const [row] = await inserted;
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
};
