// npm run db:restore -- out.giewel
import { join, resolve } from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { readBackupPassphrase } from '#server/database/backup-passphrase.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { directDatabaseUrlIn } from '#server/database/parse-database-url.ts';
import { restoreBackup } from '#server/database/restore-backup.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

const [archive] = process.argv.slice(2);

try {
  if (!archive) throw new StartupError('Name the backup to restore: npm run db:restore -- out.giewel');
  const env = readSecretFiles(process.env);
  const dataDir = resolve(env['DATA_DIR'] || 'data');
  const database = await openDatabase({ databaseUrl: directDatabaseUrlIn(env), dataDir, log: console });
  try {
    const { schemaVersion, createdAt, tables } = await restoreBackup({
      connection: database.connection,
      filesFolder: join(dataDir, 'files'),
      archive,
      passphrase: readBackupPassphrase(env),
      log: console,
      migrationsFolder: resolve(import.meta.dirname, '../db/migrations'),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows as they were on ${createdAt} (schema ${schemaVersion}).`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(caughtErrorMessage(error));
  process.exitCode = 1;
}
