import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { escapeIdentifier } from 'pg';
import { connectOutsidePool } from './connect-outside-pool.ts';
import type { DatabaseConnection } from './pool.ts';
import { type RestoreOptions, restoreBackup } from './restore-backup.ts';
import { countRows, listTables } from './table-copy.ts';

type VerifyOptions = Omit<RestoreOptions, 'connection' | 'filesFolder'> & {
  /** Its user must be able to create and drop a database. */
  server: DatabaseConnection;
};

const inDatabase = (
  { connectionString, ...rest }: DatabaseConnection,
  database: string,
): DatabaseConnection => {
  if (connectionString === undefined) return { ...rest, database };
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return { ...rest, connectionString: url.href };
};

const withScratch = async <Result>(
  server: DatabaseConnection,
  use: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> => {
  const name = `giewel_verify_${randomBytes(6).toString('hex')}`;
  const client = await connectOutsidePool(server);
  try {
    await client.query(`create database ${escapeIdentifier(name)} template template0 encoding 'UTF8'`);
    try {
      return await use(inDatabase(server, name));
    } finally {
      await client.query(`drop database ${escapeIdentifier(name)} with (force)`);
    }
  } finally {
    await client.end();
  }
};

/** Restores a backup into a temporary database and reports what came: only a restored backup is proved to be one. */
export const verifyBackup = async ({ server, ...options }: VerifyOptions) => {
  const filesFolder = join(await mkdtemp(join(tmpdir(), 'giewel-verify-')), 'files');
  try {
    return await withScratch(server, async (connection) => {
      // The restore counts the rows of each table and restores foreign keys, which checks every row.
      const { createdAt, schemaVersion } = await restoreBackup({ ...options, connection, filesFolder });
      const client = await connectOutsidePool(connection);
      try {
        const tables = await listTables(client);
        let rows = 0;
        for (const { name } of tables) rows += await countRows(client, name);
        return { createdAt, schemaVersion, tables: tables.length, rows };
      } finally {
        await client.end();
      }
    });
  } finally {
    await rm(join(filesFolder, '..'), { recursive: true, force: true });
  }
};
