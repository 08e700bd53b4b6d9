import { Client } from 'pg';
import { findRunningEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';

/** Connects to the database that a product runs for itself. */
export const connectTo = async (dataDir: string): Promise<Client> => {
  const connection = await findRunningEmbeddedPostgres(dataDir);
  if (!connection) throw new Error(`No database runs on ${dataDir}`);
  return connectBy(connection);
};

export const connectBy = async (connection: object): Promise<Client> => {
  const client = new Client(connection);
  client.on('error', () => {}); // It goes with the server.
  await client.connect();
  return client;
};
