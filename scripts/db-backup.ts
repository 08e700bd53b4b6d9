// npm run db:backup -- out.giewel
import { join, resolve } from 'node:path';
import { caughtMessage } from '#server/caught-error.ts';
import { backUp } from '#server/database/backup.ts';
import { reachDatabase } from '#server/database/reach-database.ts';
import { StartupError } from '#server/startup-error.ts';

const [archive] = process.argv.slice(2);
const dataDir = resolve(process.env.DATA_DIR || 'data');

try {
  if (!archive) throw new StartupError('Name the file to write: npm run db:backup -- out.giewel');
  const database = await reachDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir, log: console });
  try {
    const { connection } = database;
    const { tables, schemaVersion } = await backUp({
      connection,
      filesFolder: join(dataDir, 'files'),
      archive,
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(`Wrote ${archive}: schema ${schemaVersion}, ${tables.length} tables, ${rows} rows.`);
  } finally {
    await database.stop();
  }
} catch (error) {
  console.error(caughtMessage(error));
  process.exitCode = 1;
}
