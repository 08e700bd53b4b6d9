import type { Db as Database } from '#server/database/db.ts';

/** Takes a database or a transaction of one. */
export type Db = Database;

/** Returns the one row of an insert as stored, with its id and the database's defaults. */
export const firstInsertedRow = async <Row>(inserted: PromiseLike<Row[]>): Promise<Row> => {
  const [row] = await inserted;
  if (row === undefined) throw new Error('Nothing was inserted');
  return row;
};
