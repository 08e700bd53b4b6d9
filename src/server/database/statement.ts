import { DrizzleQueryError, type SQL } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import { type QueryConfig, types } from 'pg';
import type { Db } from './db.ts';

const { DATE, INTERVAL, TIMESTAMP, TIMESTAMPTZ } = types.builtins;

/** Moments, and lists of them. */
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

/** Moments come as the text PostgreSQL writes, which is how drizzle reads them. */
const readers: QueryConfig['types'] = {
  getTypeParser: (type: TypeId, format?: 'text' | 'binary') =>
    MOMENTS.has(type) ? String : types.getTypeParser(type, format),
};

/** Asks by the driver itself. Under a name PostgreSQL reads and plans a statement once a connection. */
const queryDriver = async <Row>(
  db: Db,
  { sql, params, name }: { sql: string; params: readonly unknown[]; name: string | undefined },
): Promise<Row[]> => {
  const values = [...params];
  try {
    const { rows } = await db.$client.query({ name, text: sql, values, types: readers });
    return rows as Row[];
  } catch (error) {
    // As drizzle says it of its own.
    throw new DrizzleQueryError(sql, values, error as Error);
  }
};

/** A statement under a name. For the few that are asked so often that it counts. */
export const namedStatement =
  <Row>(name: string, sql: string) =>
  (db: Db, ...params: readonly unknown[]): Promise<Row[]> =>
    queryDriver(db, { sql, params, name });

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
    return queryDriver(db, { ...query, name: nameOf(query.sql) });
  };
};
