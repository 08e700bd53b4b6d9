import {
  type ColumnBaseConfig,
  type ColumnDataType,
  fillPlaceholders,
  type GetColumnData,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from './db.ts';
import { askDriver } from './statement.ts';

// drizzle makes a row field by field, and of more than a dozen fields V8 then makes a hash table, which is slow
// to read as well. The driver makes rows whole, if only the columns are called what the fields are. For a list
// that is asked for all the time this saves a quarter of what an answer costs (bench/companies.ts). drizzle 1.0
// is to have an option for it (`jit`), which then takes the place of this file.

// A date would stay the text that the driver gives.
type PlainColumn = PgColumn<ColumnBaseConfig<Exclude<ColumnDataType, 'date'>, string>>;

type ValueOf<Field> = Field extends PlainColumn
  ? GetColumnData<Field>
  : Field extends SQL<infer Value>
    ? Value
    : never;

/** Columns that are called what their fields are. */
export const columnsNamed = <Fields extends Record<string, PlainColumn | SQL>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, sql`${field}`.as(name)])) as {
    [Name in keyof Fields]: SQL.Aliased<ValueOf<Fields[Name]>>;
  };

interface Built<Row> extends PromiseLike<Row[]> {
  toSQL(): { sql: string; params: unknown[] };
}

/** A query with columns from `columnsNamed` under a name of its own, whose rows are as the driver makes them. */
export const plainReader = <Row>(db: Db, name: string, query: Built<Row>) => {
  const { sql: text, params } = query.toSQL();
  return (values: Record<string, unknown>): Promise<Row[]> =>
    askDriver(db, { sql: text, params: fillPlaceholders(params, values), name });
};
