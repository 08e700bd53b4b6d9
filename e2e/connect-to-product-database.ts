import { Client } from 'pg';
import { readPostmasterFile } from '#server/database/embedded/postmaster-file.ts';
import { findRunningEmbeddedPostgres } from '#server/database/embedded/start-embedded-postgres.ts';
import type { Fixtures } from './fixtures.ts';
import type { ProductProcess } from './product.ts';

/** A connection of the test's own to the database that a product runs for itself. */
export const connectTo = async (
  { onTestEnd }: Pick<Fixtures, 'onTestEnd'>,
  { dataDir }: Pick<ProductProcess, 'dataDir'>,
): Promise<Client> => {
  const connection = await findRunningEmbeddedPostgres(dataDir);
  if (!connection) throw new Error(`No database runs on ${dataDir}`);
  const client = new Client(connection);
  client.on('error', () => {}); // It ends with the product, which is what these tests are about.
  await client.connect();
  onTestEnd(() => client.end().catch(() => {}));
  return client;
};

/** The process number of that database, or undefined where none runs. */
export const databasePid = async ({
  dataDir,
}: Pick<ProductProcess, 'dataDir'>): Promise<number | undefined> =>
  (await readPostmasterFile(`${dataDir}/postgres`))?.pid;
