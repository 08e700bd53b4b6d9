import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from './db.ts';
import { columnsNamed, plainReader } from './plain-rows.ts';

// To read what PostgreSQL wrote, and to make an answer of it, takes longer than to see that it is what it was the
// last time: a row can be compared before it is read. It comes as one text: of dozens of columns the driver would read what
// each is called, and make objects for it, every time.

/** A row as PostgreSQL wrote it, in JSON. */
export interface UnreadRow<Row> {
  text: string;
  /** Its rows are this. */
  readonly of?: Row;
}

/**
 * Reads the rows of a query with `named` columns (see `plain-rows.ts`), and leaves them unread. JSON has numbers where the driver
 * has text for `numeric` and `bigint`, and moments in another form: whoever asks for those makes text of them.
 */
export const unreadReader = <Row>(db: Db, name: string, query: PromiseLike<Row[]> & SQLWrapper) => {
  const read = plainReader(
    db,
    name,
    db.select(columnsNamed({ text: sql<string>`to_json(found)::text` })).from(sql`(${query}) found`),
  );
  return (values: Record<string, unknown>): Promise<UnreadRow<Row>[]> => read(values);
};

/** Reads a row as the driver does. */
export const readRow = <Row>({ text }: UnreadRow<Row>): Row => JSON.parse(text) as Row;
