import type { Readable, Writable } from 'node:stream';
import { type ClientBase, escapeIdentifier } from 'pg';
import { from, to } from 'pg-copy-streams';

export interface CopiedTable {
  name: string;
  columns: string[];
}

export interface SequenceValue {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

/** The text of a value depends on these, so writer and reader must agree on them. */
export async function setCopyTextFormat(client: ClientBase): Promise<void> {
  await client.query(`SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL intervalstyle = 'postgres';
    SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL timezone = 'UTC'`);
}

/** Waiting jobs are the one copied table of another schema. pg-boss makes its other tables itself. */
const JOBS_TABLE = 'pgboss.job';
const OUR_JOBS = `name in ('jobs', 'rounds')`;

/** Lists our tables with their stored columns; the record of migrations is not data. */
export async function listTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable>(`
    SELECT CASE WHEN c.relkind = 'p' THEN '${JOBS_TABLE}' ELSE c.relname END AS name,
      array_agg(a.attname::text ORDER BY a.attnum) FILTER (WHERE a.attname IS NOT NULL) AS columns
    FROM pg_class c
    LEFT JOIN pg_attribute a
      ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND c.relname <> 'schema_migrations'
      OR c.oid = to_regclass('${JOBS_TABLE}')
    GROUP BY c.oid
    ORDER BY 1`);
  return rows.map(({ name, columns }) => ({ name, columns: columns ?? [] }));
}

export async function countRows(client: ClientBase, table: string): Promise<number> {
  const { rows } = await client.query(
    `SELECT count(*)::float8 AS count FROM ${qualifiedTableName(table)} WHERE ${areOurs(table)}`,
  );
  return rows[0].count;
}

export function copyTableOut(client: ClientBase, table: CopiedTable): Readable {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  return client.query(
    to(
      `COPY (SELECT ${columns} FROM ${qualifiedTableName(table.name)} WHERE ${areOurs(table.name)}) TO STDOUT`,
    ),
  );
}

export function copyTableIn(client: ClientBase, table: CopiedTable): Writable & { rowCount: number } {
  const columns = table.columns.map(escapeIdentifier).join(', ');
  return client.query(from(`COPY ${qualifiedTableName(table.name)} (${columns}) FROM STDIN`));
}

export async function readSequences(client: ClientBase): Promise<SequenceValue[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relkind = 'S' AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  );
  const values: SequenceValue[] = [];
  for (const { name } of rows) {
    const sequenceRows = await client.query(
      `SELECT last_value::text AS "lastValue", is_called AS "isCalled" FROM ${qualifiedTableName(name)}`,
    );
    values.push({ name, ...sequenceRows.rows[0] });
  }
  return values;
}

export async function setSequence(
  client: ClientBase,
  { name, lastValue, isCalled }: SequenceValue,
): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [
    qualifiedTableName(name),
    lastValue,
    isCalled,
  ]);
}

export const qualifiedTableName = (name: string) =>
  name === JOBS_TABLE ? name : `public.${escapeIdentifier(name)}`;

/** pg-boss has its own queue beside ours. */
const areOurs = (table: string) => (table === JOBS_TABLE ? OUR_JOBS : 'true');
