import { expect, test } from 'vitest';
import { readSchemaVersion } from '#server/database/migrate.ts';
import { createPool } from '#server/database/pool.ts';
import { emptyDatabase, testDatabase } from './database.ts';
import { quietLog } from './quiet-log.ts';

const migrated = await testDatabase();
const empty = await emptyDatabase();

test('a test file gets a migrated database of its own', async () => {
  expect(await readSchemaVersion(migrated.pool)).toBeGreaterThan(0);
  expect(migrated.connection.database).not.toBe(empty.connection.database);
});

test('its address works as a DATABASE_URL', async () => {
  const pool = createPool({ connectionString: migrated.url }, quietLog);
  const { rows } = await pool.query('SELECT current_database() AS name');
  await pool.end();
  expect(rows).toEqual([{ name: migrated.connection.database }]);
});

test('an empty one has no tables', async () => {
  const { rows } = await empty.pool.query(`SELECT * FROM pg_tables WHERE schemaname = 'public'`);
  expect(rows).toEqual([]);
});
