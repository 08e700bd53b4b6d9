import { Client, type ClientConfig } from 'pg';
import { type DatabaseConnection, connectionSettings } from './pool.ts';

/** Returns a client that isn't connected yet. */
export const createDatabaseClient = (
  { Client: Connecting = Client, ...connection }: DatabaseConnection,
  settings: ClientConfig,
): Client => new Connecting({ ...settings, ...connection });

/** Opens one connection outside the pool, without its time limits: migrations and copies may take long. */
export async function connectOutsidePool(connection: DatabaseConnection): Promise<Client> {
  const client = createDatabaseClient(connection, connectionSettings);
  client.on('error', () => {}); // The running query reports the loss; without a listener it would end the process.
  await client.connect();
  return client;
}
