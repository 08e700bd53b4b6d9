import { Client } from 'pg';
import { type Connection, sessionSettings } from './pool.ts';

/** One connection outside the pool, without its time limits: migrations and copies may take long. */
export async function connectAlone(connection: Connection): Promise<Client> {
  const client = new Client({ ...sessionSettings, ...connection });
  client.on('error', () => {}); // The query under way reports the loss; without a listener it would end the process.
  await client.connect();
  return client;
}
