// npm run admin -- create NAME EMAIL | list | revoke NAME | end-sessions NAME

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { directDatabaseUrlIn } from '#server/database/parse-database-url.ts';
import { askPassword } from './admin/ask-password.ts';
import { runAdmin } from './admin/command.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const env = readSecretFiles(process.env);
const failure = await runAdmin(
  {
    databaseUrl: directDatabaseUrlIn(env),
    dataDir: resolve(env['DATA_DIR'] || 'data'),
    askPassword,
    say: console.log,
    warn: console.error,
  },
  process.argv.slice(2),
);
if (failure !== null) {
  console.error(failure);
  process.exitCode = 1;
}
