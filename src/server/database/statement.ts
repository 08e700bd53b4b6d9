import type { SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';

const run = async <Row>(
  db: Db,
  query: { sql: string; params: unknown[] },
  name: string | undefined,
): Promise<Row[]> => {
  const { rows } = await db._.session
    .prepareQuery<{ execute: { rows: Row[] }; all: Row[]; values: unknown[] }>(query, undefined, name, false)
    .execute();
  return rows;
};

/**
 * A statement under a name: PostgreSQL reads and plans it once a connection, and drizzle builds nothing. For the few that are
 * asked so often that it counts; moments come as the text PostgreSQL writes.
 */
export const namedStatement =
  <Row>(name: string, sql: string) =>
  (db: Db, ...params: readonly unknown[]): Promise<Row[]> =>
    run(db, { sql, params: [...params] }, name);

/** Each plan is kept on every connection. */
const MOST_SHAPES = 20;

const dialect = new PgDialect();

/**
 * The same for a statement that is put together: those that differ only in what they are given have one name. The first
 * shapes that are asked for have names, which are the common ones; the others are planned each time.
 */
export const namedByShape = (prefix: string) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_SHAPES) names.set(text, `${prefix}_${names.size}`);
    return names.get(text);
  };
  return <Row>(db: Db, statement: SQL): Promise<Row[]> => {
    const query = dialect.sqlToQuery(statement);
    return run(db, query, nameOf(query.sql));
  };
};
