import { afterAll, inject } from 'vitest';
import type { SocketConnection } from '#server/database/embedded/start-embedded-postgres.ts';
import { type DatabaseOptions, newDatabase, type TestDatabase } from './new-database.ts';

export { type TestDatabase, urlOf } from './new-database.ts';

// Tests may replace it, so the original is stored first.
const { fetch } = globalThis;
let runningServer: Promise<SocketConnection> | undefined;

/** The PostgreSQL of this run starts with the first call. */
const testServer = (): Promise<SocketConnection> => {
  runningServer ??= fetch(inject('testServer')).then(async (response) => {
    if (!response.ok) throw new Error(`The database did not start: ${await response.text()}`);
    return (await response.json()) as SocketConnection;
  });
  return runningServer;
};

/**
 * Gives this test file a migrated database of its own, dropped after it. Call it at the top of the file: `const {
 * db } = await testDatabase();`
 */
export async function testDatabase(options: DatabaseOptions = {}): Promise<TestDatabase> {
  const { drop, ...database } = await newDatabase(await testServer(), options);
  afterAll(drop);
  return database;
}

/** Returns an empty database, for tests that create their own tables. */
export const emptyDatabase = () => testDatabase({ template: 'template0' });
