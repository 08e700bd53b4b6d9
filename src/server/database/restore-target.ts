import { type ClientBase, escapeIdentifier } from 'pg';
import { StartupError } from '#server/errors/startup-error.ts';
import { countRows, inPublic, listTables } from './table-copy.ts';

/** Makes room for the schema of the backup. Tables are only taken away when there is nothing in any. */
export async function clearEmptySchema(client: ClientBase): Promise<void> {
  const tables = await listTables(client);
  for (const { name } of tables) {
    await client.query(`LOCK TABLE ${inPublic(name)}`);
    if ((await countRows(client, name)) > 0) {
      throw new StartupError(
        `The database is not empty: there are rows in ${name}. A backup is restored into an empty place only.`,
      );
    }
  }
  const { rows } = await client.query(
    `SELECT to_regclass('public.schema_migrations') IS NOT NULL AS "hasSchema"`,
  );
  if (tables.length === 0 && !rows[0].hasSchema) return;
  // It may be newer than the backup, and migrations do not go back.
  await client.query(
    'DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO public',
  );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** So much memory to build an index: with the 64 MB a server gives, it sorts on the disk. */
const INDEX_MEMORY = '256MB';

/**
 * Loads without foreign keys, triggers and indexes, and brings them back after. An order of tables in which
 * every reference finds its row need not exist, and a trigger would do again what is in the rows
 * already. Bringing a foreign key back checks every row. An index that is kept up row by row takes many times as long as
 * one that is built.
 */
export async function withoutChecks(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const tables = await listTables(client);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${inPublic(table)} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  }
  for (const { name } of tables) await client.query(`ALTER TABLE ${inPublic(name)} DISABLE TRIGGER USER`);
  const indexes = await listIndexes(client);
  for (const { name } of indexes) await client.query(`DROP INDEX ${inPublic(name)}`);
  await load();
  await client.query(`SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { name } of tables) await client.query(`ALTER TABLE ${inPublic(name)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys) {
    await client.query(
      `ALTER TABLE ${inPublic(table)} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`,
    );
  }
}

async function listForeignKeys(client: ClientBase): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(`
    SELECT c.relname AS "table", k.conname AS name, pg_get_constraintdef(k.oid) AS definition
    FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid
    WHERE k.contype = 'f' AND k.connamespace = 'public'::regnamespace
    ORDER BY 1, 2`);
  return rows;
}

/** All but those that a key or constraint stands on. */
async function listIndexes(client: ClientBase): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)
    ORDER BY 1`);
  return rows;
}
