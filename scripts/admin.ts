// npm run admin -- create NAME EMAIL | list | revoke NAME | end-sessions NAME

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { withSecretFiles } from '#server/config/secret-files.ts';
import { directUrlIn } from '#server/database/connection-at.ts';
import { askPassword } from './admin/ask-password.ts';
import { runAdmin } from './admin/command.ts';

if (existsSync('.env')) process.loadEnvFile('.env');

const env = withSecretFiles(process.env);
const failure = await runAdmin(
  {
    databaseUrl: directUrlIn(env),
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
