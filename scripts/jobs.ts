// npm run jobs -- failed | waiting | retry ID|NAME

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSecretFiles } from '#server/config/secret-files.ts';
import { directUrlIn } from '#server/database/connection-at.ts';
import { runJobsCommand } from './jobs/command.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const env = withSecretFiles(process.env);
const failure = await runJobsCommand(
  {
    databaseUrl: directUrlIn(env),
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
