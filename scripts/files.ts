// npm run files -- move|verify|adopt
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { findOrStartDatabase } from '#server/database/find-or-start-database.ts';
import { createPool } from '#server/database/pool.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { copyFiles, findMissingFiles } from '#server/files/copy-files.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { createS3FileStore } from '#server/files/s3-file-store.ts';
import { adoptSharedFolder } from '#server/files/shared-folder.ts';

const HOW = 'npm run files -- move (into the S3 store), verify (that none is missing) or adopt (this folder)';

try {
  const config = readConfig(process.env);
  const folder = join(config.dataDir, 'files');
  const database = await findOrStartDatabase({
    databaseUrl: config.directDatabaseUrl ?? config.databaseUrl,
    dataDir: config.dataDir,
    log: console,
  });
  const pool = createPool(database.connection, console);
  const commands: Record<string, () => Promise<string>> = {
    async move() {
      if (!config.s3)
        throw new StartupError('Set S3_BUCKET and what belongs to it first: that is where they go.');
      return `${await copyFiles(folder, createS3FileStore(config.s3))} files are in the bucket ${config.s3.bucket}. They are still in ${folder} too.`;
    },
    async verify() {
      const { known: knownCount, missing: missingNames } = await findMissingFiles(
        pool,
        openFileStore(config),
      );
      if (missingNames.length > 0)
        throw new StartupError(
          `Missing: ${missingNames.length} of ${knownCount}.\n${missingNames.join('\n')}`,
        );
      return `All ${knownCount} files are there.`;
    },
    async adopt() {
      await adoptSharedFolder(pool, folder);
      return `From now on the stored files are in ${folder}.`;
    },
  };
  try {
    const run = commands[process.argv[2] ?? ''];
    if (!run) throw new StartupError(HOW);
    console.log(await run());
  } finally {
    await pool.end();
    await database.stop();
  }
} catch (error) {
  console.error(caughtErrorMessage(error));
  process.exitCode = 1;
}
