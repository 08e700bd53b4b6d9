import type { Logger } from 'pino';
import { createLogger } from '#server/logging/create-logger.ts';

/** Tests and demo give people such data: in any log it would be somebody's personal data. */
const planted: Readonly<Record<string, RegExp>> = {
  'an email': /[\w.+-]+@[\w.-]+\.example\b/,
  'a telephone number': /\+352[ \d]{6}/,
  'a password': /Gromperekichelcher|moien-giewel-26|Bouneschlupp|Giewel-demo-1/,
  'a hash of a password': /\$argon2/,
  'an API token': /giewel_[\w-]{43}/,
  'a signing secret': /whsec_[\w+/]{20}/,
  'a token': /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/,
};

/** Returns the secrets in some lines of a log, each with its line. */
export const secretsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    Object.entries(planted).flatMap(([kind, pattern]) => (pattern.test(line) ? [`${kind}: ${line}`] : [])),
  );

const found: string[] = [];

/** Passes a line on after checking it. */
export const writeWatched =
  (write: (line: string) => void = () => undefined) =>
  (line: string) => {
    found.push(...secretsIn([line]));
    write(line);
  };

/** Opens a log that nobody reads, down to the smallest entry, to find secrets in it. */
export const watchedLog = (): Logger => createLogger('trace', { write: writeWatched() });

/** Returns and clears the secrets found since the last call. */
export const takeFoundSecrets = (): string[] => found.splice(0);
