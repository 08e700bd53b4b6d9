import { type ColumnBaseConfig, type ColumnDataType, type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';
import type { PgColumn } from 'drizzle-orm/pg-core';

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

// What drizzle's types say of a prepared statement leaves out what the driver's own has.
type OfDriver<Row> = NodePgPreparedQuery<{ execute: Row[]; all: Row[]; values: never }>;

/** The rows of a prepared statement with columns from `columnsNamed`, as the driver makes them. */
export const plainRows = <Row>(
  statement: { execute: (values: Record<string, unknown>) => Promise<Row[]> },
  values: Record<string, unknown>,
): Promise<Row[]> => (statement as unknown as OfDriver<Row>).all(values);
