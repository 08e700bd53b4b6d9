import { type GetColumnData, is, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

// Related rows are read with their row as one JSON value: a statement for each would cost more than it reads.

type Field = PgColumn | SQL;

type ValueOf<One> = One extends PgColumn ? GetColumnData<One> : One extends SQL<infer Value> ? Value : never;

type AliasedColumns<Fields> = { [Name in keyof Fields]: SQL.Aliased<ValueOf<Fields[Name]>> };

/** Gives each column the name of its field. */
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

/** Selects fields as one JSON object. Dates in it are text. */
export const jsonObjectSql = <Fields extends Record<string, PgColumn | SQL>>(fields: Fields) => {
  const parts = Object.entries(fields).map(([name, field]) => sql`${sql.raw(`'${name}'`)}, ${field}`);
  return sql<{
    [Name in keyof Fields]: ValueOf<Fields[Name]>;
  }>`json_build_object(${sql.join(parts, sql`, `)})`;
};

/** Selects the rows of a query as one JSON array. Dates in it are text, which `revive` turns into dates. */
export const jsonRowsSql = <Row>(
  query: PromiseLike<Row[]> & SQLWrapper,
  revive: (row: Row) => Row = (row) => row,
): SQL<Row[]> => {
  const decoder = { mapFromDriverValue: (rows: Row[]) => rows.map(revive) };
  const rows = sql`(select coalesce(json_agg(found), '[]') from (${query}) found)`;
  return rows.mapWith(decoder);
};

/** Turns the text of a date in JSON into a date again. */
export const dateFromJson = <Value extends Date | null>(value: Value): Value =>
  (value === null ? null : new Date(value)) as Value;
