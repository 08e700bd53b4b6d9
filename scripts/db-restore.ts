// npm run db:restore -- out.giewel
import { join, resolve } from 'node:path';
import { caughtMessage } from '#server/caught-error.ts';
import { openDatabase } from '#server/database/open.ts';
import { restore } from '#server/database/restore.ts';
import { StartupError } from '#server/startup-error.ts';

const [archive] = process.argv.slice(2);
const dataDir = resolve(process.env.DATA_DIR || 'data');

try {
  if (!archive) throw new StartupError('Name the backup to restore: npm run db:restore -- out.giewel');
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir, log: console });
  try {
    const { schemaVersion, createdAt, tables } = await restore({
      connection: database.connection,
      filesFolder: join(dataDir, 'files'),
      archive,
      log: console,
      migrationsFolder: resolve(import.meta.dirname, '../db/migrations'),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Restored ${rows} rows as they were on ${createdAt} (schema ${schemaVersion}).`);
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(caughtMessage(error));
  process.exitCode = 1;
}
