// npm run db:backup -- out.giewel
import { join, resolve } from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { readBackupPassphrase } from '#server/database/backup-passphrase.ts';
import { findOrStartDatabase } from '#server/database/find-or-start-database.ts';
import { directDatabaseUrlIn } from '#server/database/parse-database-url.ts';
import { writeBackup } from '#server/database/write-backup.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

const MIGRATIONS = resolve(import.meta.dirname, '../db/migrations');

const [archive] = process.argv.slice(2);

try {
  if (!archive) throw new StartupError('Name the file to write: npm run db:backup -- out.giewel');
  const env = readSecretFiles(process.env);
  const dataDir = resolve(env['DATA_DIR'] || 'data');
  const database = await findOrStartDatabase({
    databaseUrl: directDatabaseUrlIn(env),
    dataDir,
    log: console,
  });
  try {
    const { connection } = database;
    const { manifest, leftOut } = await writeBackup({
      connection,
      filesFolder: join(dataDir, 'files'),
      archive,
      migrationsFolder: MIGRATIONS,
      passphrase: readBackupPassphrase(env),
    });
    if (leftOut.length > 0) console.warn(`Left out, being no tables of Giewel: ${leftOut.join(', ')}.`);
    const { tables, schemaVersion } = manifest;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Wrote ${archive}: schema ${schemaVersion}, ${tables.length} tables, ${rows} rows.`);
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(caughtErrorMessage(error));
  process.exitCode = 1;
}
