import { createReadStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { caughtErrorCode, caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { type ArchiveManifest, type ArchiveSection, readArchiveSections } from './backup-archive.ts';
import { decryptBackupStream } from './backup-encryption.ts';
import { hasFilesInFolder, writeFileToFolder } from './backup-files.ts';
import { connectOutsidePool } from './connect-outside-pool.ts';
import { inTransaction } from './in-transaction.ts';
import { readAppliedMigrations, applyMigrations, takeMigrationLock } from './migrate.ts';
import { findPendingMigrations, readMigrations } from './migrations.ts';
import type { DatabaseConnection } from './pool.ts';
import { clearEmptySchema, loadWithoutConstraints } from './prepare-restore-target.ts';
import { copyTableIn, qualifiedTableName, listTables, setSequence, setCopyTextFormat } from './table-copy.ts';

export interface RestoreOptions {
  log: BasicLogger;
  connection: DatabaseConnection;
  filesFolder: string;
  archive: string;
  /** It decrypts an encrypted backup. */
  passphrase?: string | undefined;
  migrationsFolder: string;
}

/** Restores an archive into an empty database and an empty folder of files: all of it, or nothing. */
export async function restoreBackup(options: RestoreOptions): Promise<ArchiveManifest> {
  const { connection, filesFolder, migrationsFolder } = options;
  const manifest = await checkArchive(options);
  const migrations = await readMigrations(migrationsFolder);
  const newer = findPendingMigrations(migrations, manifest.migrations, 'backup');
  if (await hasFilesInFolder(filesFolder)) {
    throw new StartupError(
      `There are files in ${filesFolder} already. A backup is restored into an empty place only.`,
    );
  }
  const client = await connectOutsidePool(connection);
  const unpacked = `${filesFolder}.unfinished`;
  let areFilesInPlace = false;
  try {
    await rm(unpacked, { recursive: true, force: true });
    await takeMigrationLock(client, options.log);
    await inTransaction(client, async () => {
      await setCopyTextFormat(client);
      await clearEmptySchema(client);
      await readAppliedMigrations(client);
      for (const migration of migrations.slice(0, manifest.migrations.length))
        await applyMigrations(client, migration);
      await refuseStrangeTables(client, manifest);
      await loadWithoutConstraints(client, () => load(client, manifest, options, unpacked));
      for (const migration of newer) await applyMigrations(client, migration);
      areFilesInPlace = await putInPlace(unpacked, filesFolder);
    });
    return manifest;
  } catch (error) {
    await rm(areFilesInPlace ? filesFolder : unpacked, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

/** Reads the whole archive before anything is changed, since its checksum comes last. */
async function checkArchive(source: Source): Promise<ArchiveManifest> {
  const { archive } = source;
  let manifest: ArchiveManifest | undefined;
  try {
    for await (const { header } of sectionsOf(source)) {
      if (header.kind === 'giewel-backup') manifest = header;
      if (!manifest) break;
    }
  } catch (error) {
    if (error instanceof StartupError) throw error;
    const isMissing = caughtErrorCode(error) === 'ENOENT';
    if (isMissing) throw new StartupError(`There is no file ${archive}.`);
    const complaint = manifest ? 'is damaged or incomplete' : 'is not a backup of this Giewel, or is damaged';
    throw new StartupError(`${archive} ${complaint}. Nothing was changed.`, { cause: error });
  }
  if (!manifest) throw new StartupError(`${archive} is not a backup of Giewel. Nothing was changed.`);
  return manifest;
}

/** Refuses before hours of loading, not after. */
async function refuseStrangeTables(client: ClientBase, manifest: ArchiveManifest): Promise<void> {
  const tablesHere = new Set((await listTables(client)).map(({ name }) => name));
  const strange = manifest.tables.map(({ name }) => name).filter((name) => !tablesHere.has(name));
  if (strange.length === 0) return;
  throw new StartupError(
    `The backup holds tables that are not Giewel's: ${strange.join(', ')}. Nothing was changed.`,
  );
}

async function load(
  client: ClientBase,
  manifest: ArchiveManifest,
  source: Source,
  unpacked: string,
): Promise<void> {
  const loaded = new Map<string, number>();
  for await (const section of sectionsOf(source)) {
    if (section.header.kind === 'table') {
      loaded.set(section.header.name, await loadTable(client, manifest, section.header.name, section.body));
    } else if (section.header.kind === 'file') {
      await writeFileToFolder(unpacked, { path: section.header.path, content: section.body });
    }
  }
  for (const { name, rows } of manifest.tables) {
    if (loaded.get(name) !== rows) {
      throw new StartupError(
        `The backup says ${name} has ${rows} rows, but ${loaded.get(name) ?? 0} came. Nothing was changed.`,
      );
    }
  }
  for (const sequence of manifest.sequences) await setSequence(client, sequence);
}

async function loadTable(
  client: ClientBase,
  manifest: ArchiveManifest,
  name: string,
  body: ArchiveSection['body'],
): Promise<number> {
  const table = manifest.tables.find((candidate) => candidate.name === name);
  if (!table)
    throw new StartupError(`The backup holds a table it does not announce, ${name}. Nothing was changed.`);
  // Migrations may have inserted rows, which the backup has too.
  await client.query(`DELETE FROM ${qualifiedTableName(name)}`);
  const copy = copyTableIn(client, table);
  try {
    await pipeline(Readable.from(body), copy);
  } catch (error) {
    const reason = `The table ${name} could not be restored: ${caughtErrorMessage(error)}. Nothing was changed.`;
    throw new StartupError(reason, { cause: error });
  }
  return copy.rowCount;
}

/** It is the last step before the commit, so that no commit is followed by a failure. */
async function putInPlace(unpacked: string, filesFolder: string): Promise<boolean> {
  if (!(await hasFilesInFolder(unpacked))) return false;
  await rm(filesFolder, { recursive: true, force: true }); // At most empty folders are removed.
  await rename(unpacked, filesFolder);
  return true;
}

type Source = Pick<RestoreOptions, 'archive' | 'passphrase'>;

async function* sectionsOf({ archive, passphrase }: Source): AsyncGenerator<ArchiveSection> {
  const packed = Readable.from(decryptBackupStream(createReadStream(archive), passphrase));
  const stream = packed.pipe(createGunzip());
  packed.on('error', (error) => stream.destroy(error));
  yield* readArchiveSections(stream);
}
