// npm run jobs -- failed | waiting | retry ID|NAME

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { directDatabaseUrlIn } from '#server/database/parse-database-url.ts';
import { runJobsCommand } from './jobs/command.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const env = readSecretFiles(process.env);
const failure = await runJobsCommand(
  {
    databaseUrl: directDatabaseUrlIn(env),
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    say: console.log,
    warn: console.error,
  },
  process.argv.slice(2),
);
if (failure !== null) {
  console.error(failure);
  process.exitCode = 1;
}
