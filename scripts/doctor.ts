// npm run doctor -- [--mail YOU@EXAMPLE] [--sms +352…]: tries each service of the settings and reports it.
// Ends with 1 where something does not work. It prints no secret.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { tables } from '#app/strings/en/tables.ts';
import { checkOfFinding, stateOfFinding } from '#features/moderation/office/rules/health-findings.ts';
import { runAllHealthChecks } from '#features/moderation/office/server/index.ts';
import { readConfig } from '#server/config/config.ts';
import { readSecretFiles } from '#server/config/secret-files.ts';
import { findOrStartDatabase } from '#server/database/find-or-start-database.ts';
import { directDatabaseUrlIn } from '#server/database/parse-database-url.ts';
import { createHealthPool } from '#server/database/pool.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import { openFileStore } from '#server/files/open-file-store.ts';

const marks = { right: 'ok   ', wrong: 'WRONG', unused: '-    ' };

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const options = { mail: { type: 'string' }, sms: { type: 'string' } } as const;
  const { values } = parseArgs({ options });
  const config = readConfig(process.env);
  const { dataDir } = config;
  const databaseUrl = directDatabaseUrlIn(readSecretFiles(process.env));
  const database = await findOrStartDatabase({
    databaseUrl,
    dataDir,
    log: { ...console, info: () => undefined },
  });
  const pool = createHealthPool(database.connection, console);
  const { sentences } = await tables.officeChecks();
  try {
    const findings = await runAllHealthChecks({
      config,
      names: Object.keys(process.env),
      pool,
      files: openFileStore(config),
      mailTo: values.mail,
      smsTo: values.sms,
      language: 'en',
    });
    for (const finding of findings) {
      const state = stateOfFinding(finding);
      console.log(
        `${marks[state]} ${sentences.names[checkOfFinding(finding)]}: ${sentences.says[finding.says](finding.fact)}`,
      );
      if (state === 'wrong') process.exitCode = 1;
    }
  } finally {
    await pool.end();
    await database.stop();
  }
} catch (error) {
  console.error(caughtErrorMessage(error));
  process.exitCode = 1;
}
