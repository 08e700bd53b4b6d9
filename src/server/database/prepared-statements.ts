import { DrizzleQueryError, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type QueryConfig, types } from 'pg';
import type { Db } from './db.ts';

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types.builtins;

/** Times, and lists of them, have these types. */
const MOMENTS: ReadonlySet<number> = new Set([
  DATE,
  INTERVAL,
  TIMESTAMP,
  TIMESTAMPTZ,
  1115,
  1182,
  1185,
  1187,
]);

type TypeId = Parameters<typeof types.getTypeParser>[0];

/** Times come as the text that PostgreSQL writes, which is how drizzle reads them. */
const readers: QueryConfig['types'] = {
  getTypeParser: (type: TypeId, format?: 'text' | 'binary') =>
    MOMENTS.has(type) ? String : types.getTypeParser(type, format),
};

/** Queries through the driver itself. PostgreSQL parses and plans a named statement once per connection. */
const queryDriver = async <Row>(
  db: Db,
  { sql, params, name }: { sql: string; params: readonly unknown[]; name: string | undefined },
): Promise<Row[]> => {
  const values = [...params];
  try {
    const { rows } = await db.$client.query({ name, text: sql, values, types: readers });
    return rows as Row[];
  } catch (error) {
    // drizzle wraps its own errors like this.
    throw new DrizzleQueryError(sql, values, error as Error);
  }
};

/** Makes a named statement. It is for the few that run so often that it matters. */
export const createNamedStatement =
  <Row>(name: string, sql: string) =>
  (db: Db, ...params: readonly unknown[]): Promise<Row[]> =>
    queryDriver(db, { sql, params, name });

/** Each plan is stored on every connection. */
const MOST_SHAPES = 20;

const dialect = new PgDialect();

/**
 * Does the same for a composed statement: those that differ only in their values share a name. The first shapes get
 * names, which are the common ones; later shapes are planned each time.
 */
export const nameStatementsByShape = (prefix: string) => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < MOST_SHAPES) names.set(text, `${prefix}_${names.size}`);
    return names.get(text);
  };
  return <Row>(db: Db, statement: SQL): Promise<Row[]> => {
    const query = dialect.sqlToQuery(statement);
    return queryDriver(db, { ...query, name: nameOf(query.sql) });
  };
};
