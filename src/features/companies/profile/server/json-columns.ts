import { type GetColumnData, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

// What hangs on a row is read with it, as one value: a statement for each part costs more than what it reads.

type Field = PgColumn | SQL;

type ValueOf<One> = One extends PgColumn ? GetColumnData<One> : One extends SQL<infer Value> ? Value : never;

type AliasedColumns<Fields> = { [Name in keyof Fields]: SQL.Aliased<ValueOf<Fields[Name]>> };

/** Columns that are called what their fields are. */
export const aliasedColumns = <Fields extends Record<string, Field>>(
  fields: Fields,
): AliasedColumns<Fields> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, aliased(name, field)]),
  ) as AliasedColumns<Fields>;

const aliased = (name: string, field: Field) => {
  const value = is(field, SQL) ? field : sql`${field}`.mapWith(field);
  return value.as(name);
};

/** Fields as one value. Dates in it are text. */
export const jsonObjectOf = <Fields extends Record<string, PgColumn | SQL>>(fields: Fields) => {
  const parts = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql<{
    [Name in keyof Fields]: ValueOf<Fields[Name]>;
  }>`json_build_object(${sql.join(parts, sql`, `)})`;
};

/** The rows of a query as one value. Dates in them are text, which `revive` makes dates of. */
export const jsonRowsOf = <Row>(
  query: PromiseLike<Row[]> & SQLWrapper,
  revive: (row: Row) => Row = (row) => row,
): SQL<Row[]> => {
  const decoder = { mapFromDriverValue: (rows: Row[]) => rows.map(revive) };
  const rows = sql`(select coalesce(json_agg(found), '[]') from (${query}) found)`;
  return rows.mapWith(decoder);
};

/** What JSON has made text of. */
export const dateFromJson = <Value extends Date | null>(value: Value): Value =>
  (value === null ? null : new Date(value)) as Value;
