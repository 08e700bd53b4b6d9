// npm run db:verify -- out.giewel
import { resolve } from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { readBackupPassphrase } from '#server/database/backup-passphrase.ts';
import { findOrStartDatabase } from '#server/database/find-or-start-database.ts';
import { directDatabaseUrlIn } from '#server/database/parse-database-url.ts';
import { verifyBackup } from '#server/database/verify-backup.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

const [archive] = process.argv.slice(2);

try {
  if (!archive) throw new StartupError('Name the backup to look at: npm run db:verify -- out.giewel');
  const env = readSecretFiles(process.env);
  const dataDir = resolve(env['DATA_DIR'] || 'data');
  const server = await findOrStartDatabase({
    databaseUrl: directDatabaseUrlIn(env),
    dataDir,
    log: console,
  });
  try {
    const { createdAt, schemaVersion, tables, rows } = await verifyBackup({
      server: server.connection,
      archive,
      passphrase: readBackupPassphrase(env),
      log: console,
      migrationsFolder: resolve(import.meta.dirname, '../db/migrations'),
    });
    console.log(
      `${archive} can be restored: schema ${schemaVersion} of ${createdAt}, ${tables} tables, ${rows} rows.`,
    );
  } finally {
    await server.stop();
  }
} catch (error) {
  console.error(caughtErrorMessage(error));
  process.exitCode = 1;
}
