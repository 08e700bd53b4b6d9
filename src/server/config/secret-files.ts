import { readFileSync } from 'node:fs';
import { caughtErrorCode } from '#server/errors/caught-error.ts';
import { StartupError } from '#server/errors/startup-error.ts';

/** Each of these secrets may be in a file that NAME_FILE names, instead of in the environment. */
export const secretSettingNames = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DEMO_PASSWORD',
  'SMTP_URL',
  'INBOUND_MAIL_SECRET',
  'TWILIO_AUTH_TOKEN',
  'TRANSLATION_KEY',
  'PUSH_KEYS',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'METRICS_TOKEN',
  'BACKUP_PASSPHRASE',
] as const;

const read = (name: string, path: string): string => {
  try {
    // Editors end a file with a line break, which isn't part of the secret.
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    throw new StartupError(`${name}_FILE names ${path}, which cannot be read (${caughtErrorCode(error)}).`);
  }
};

/** Adds the secrets that are in files. */
export const readSecretFiles = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => {
  const resolvedEnv = { ...env };
  for (const name of secretSettingNames) {
    const path = env[`${name}_FILE`];
    if (!path) continue;
    if (env[name]) throw new StartupError(`${name} and ${name}_FILE are both set: one of them is enough.`);
    resolvedEnv[name] = read(name, path);
  }
  return resolvedEnv;
};
