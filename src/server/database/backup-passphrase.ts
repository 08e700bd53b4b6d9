import { StartupError } from '#server/errors/startup-error.ts';

const SHORTEST = 12;

/** Backups are encrypted with this passphrase; undefined means no encryption. */
export const readBackupPassphrase = ({
  BACKUP_PASSPHRASE: passphrase,
}: NodeJS.ProcessEnv): string | undefined => {
  if (!passphrase) return undefined;
  if (passphrase.length < SHORTEST) {
    throw new StartupError(`BACKUP_PASSPHRASE must have at least ${SHORTEST} characters.`);
  }
  return passphrase;
};
