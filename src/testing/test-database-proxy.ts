import { afterAll } from 'vitest';
import type { SocketConnection } from '#server/database/embedded/start-embedded-postgres.ts';
import { type DatabaseProxy, openDatabaseProxy } from './database-proxy.ts';

/** Puts a network between us and the database, for tests of network faults. Call it at the top of the file. */
export const testDatabaseProxy = async (
  connection: SocketConnection,
  options: { isDeaf?: boolean } = {},
): Promise<DatabaseProxy> => {
  const line = await openDatabaseProxy(connection, options);
  afterAll(() => line.close());
  return line;
};
