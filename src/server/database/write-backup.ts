import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { StartupError } from '#server/errors/startup-error.ts';
import { type ArchiveManifest, createArchiveManifest, writeArchiveSection } from './backup-archive.ts';
import { encryptBackupStream } from './backup-encryption.ts';
import { readFilesOfFolder } from './backup-files.ts';
import { connectOutsidePool } from './connect-outside-pool.ts';
import { sqlStateOf } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';
import { type AppliedMigration, readMigrations, tablesMadeBy } from './migrations.ts';
import type { DatabaseConnection } from './pool.ts';
import {
  type CopiedTable,
  copyTableOut,
  countRows,
  listTables,
  readSequences,
  setCopyTextFormat,
} from './table-copy.ts';

const UNDEFINED_TABLE = '42P01';

export interface BackupOptions {
  connection: DatabaseConnection;
  filesFolder: string;
  archive: string;
  migrationsFolder: string;
  /** Encrypts the backup if it is given. */
  passphrase?: string | undefined;
}

interface Written {
  manifest: ArchiveManifest;
  /** Somebody else made these tables in the same database, so no Giewel could restore them. */
  leftOut: string[];
}

/** Writes all of Giewel's data, as of one moment, and the stored files into one archive. */
export async function writeBackup({
  connection,
  filesFolder,
  archive,
  migrationsFolder,
  passphrase,
}: BackupOptions): Promise<Written> {
  const ownTables = tablesMadeBy(await readMigrations(migrationsFolder));
  const client = await connectOutsidePool(connection);
  const unfinished = `${archive}.unfinished`;
  try {
    return await inTransaction(
      client,
      async () => {
        await setCopyTextFormat(client);
        // This table names the files' folder, which is another one after a restore.
        const all = (await listTables(client)).filter(({ name }) => name !== 'stored_folder');
        const manifest = await describe(
          client,
          all.filter(({ name }) => ownTables.has(name)),
        );
        // Only the owner may read it: it holds everything that people entrusted to us. A file left behind by a killed
        // backup would keep its old mode.
        await rm(unfinished, { force: true });
        const file = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
        const packed = Readable.from(sections(client, manifest, filesFolder)).pipe(createGzip());
        await pipeline(passphrase === undefined ? packed : encryptBackupStream(packed, passphrase), file);
        await rename(unfinished, archive);
        return { manifest, leftOut: all.map(({ name }) => name).filter((name) => !ownTables.has(name)) };
      },
      'BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY',
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function* sections(
  client: ClientBase,
  manifest: ArchiveManifest,
  filesFolder: string,
): AsyncGenerator<Buffer> {
  yield* writeArchiveSection(manifest);
  for (const table of manifest.tables) {
    yield* writeArchiveSection({ kind: 'table', name: table.name }, copyTableOut(client, table));
  }
  // Files come after the tables: a file stored meanwhile is one too many, never one too few.
  for await (const { path, content } of readFilesOfFolder(filesFolder)) {
    yield* writeArchiveSection({ kind: 'file', path }, content);
  }
  yield* writeArchiveSection({ kind: 'end' });
}

async function describe(client: ClientBase, ownTables: CopiedTable[]): Promise<ArchiveManifest> {
  const migrations = await readLanded(client);
  const tables: ArchiveManifest['tables'] = [];
  for (const table of ownTables) {
    tables.push({ ...table, rows: await countRows(client, table.name) });
  }
  return createArchiveManifest({
    createdAt: new Date().toISOString(),
    schemaVersion: migrations.at(-1)?.version ?? 0,
    migrations,
    tables,
    sequences: await readSequences(client),
  });
}

async function readLanded(client: ClientBase): Promise<AppliedMigration[]> {
  try {
    const { rows } = await client.query<AppliedMigration>(
      'SELECT version, name, checksum FROM public.schema_migrations ORDER BY version',
    );
    return rows;
  } catch (error) {
    if (sqlStateOf(error) !== UNDEFINED_TABLE) throw error;
    throw new StartupError('There is nothing to back up: this database has never been used by Giewel.');
  }
}
