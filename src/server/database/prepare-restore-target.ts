import { type ClientBase, escapeIdentifier } from 'pg';
import { StartupError } from '#server/errors/startup-error.ts';
import { countRows, qualifiedTableName, listTables } from './table-copy.ts';

/** Makes room for the backup's schema. Tables are only dropped if all of them are empty. */
export async function clearEmptySchema(client: ClientBase): Promise<void> {
  const tables = await listTables(client);
  for (const { name } of tables) {
    await client.query(`LOCK TABLE ${qualifiedTableName(name)}`);
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
  // The schema may be newer than the backup, and migrations don't go back.
  await client.query(
    'DROP SCHEMA IF EXISTS pgboss CASCADE; DROP SCHEMA public CASCADE; CREATE SCHEMA public; GRANT USAGE ON SCHEMA public TO public',
  );
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** An index is built with this much memory: with a server's default of 64 MB it sorts on disk. */
const INDEX_MEMORY = '256MB';

/**
 * Loads without foreign keys, triggers and indexes, and restores them afterwards. An order of tables in which every
 * reference finds its row need not exist, and a trigger would repeat what is in the rows already. Restoring a foreign
 * key checks every row. Updating an index row by row takes many times as long as building it.
 */
export async function loadWithoutConstraints(client: ClientBase, load: () => Promise<void>): Promise<void> {
  const tables = await listTables(client);
  const keys = await listForeignKeys(client);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${qualifiedTableName(table)} DROP CONSTRAINT ${escapeIdentifier(name)}`);
  }
  for (const { name } of tables)
    await client.query(`ALTER TABLE ${qualifiedTableName(name)} DISABLE TRIGGER USER`);
  const indexes = await listIndexes(client);
  for (const { name } of indexes) await client.query(`DROP INDEX ${qualifiedTableName(name)}`);
  await load();
  await client.query(`SET LOCAL maintenance_work_mem = '${INDEX_MEMORY}'`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { name } of tables)
    await client.query(`ALTER TABLE ${qualifiedTableName(name)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys) {
    await client.query(
      `ALTER TABLE ${qualifiedTableName(table)} ADD CONSTRAINT ${escapeIdentifier(name)} ${definition}`,
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

/** Lists all indexes but those of a key or constraint. */
async function listIndexes(client: ClientBase): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    SELECT c.relname AS name, pg_get_indexdef(c.oid) AS definition
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = c.oid)
    ORDER BY 1`);
  return rows;
}
