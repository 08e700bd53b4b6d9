import type { Logger } from 'pino';
import { openLog } from '#server/logging/open-log.ts';

/** What people have in all tests, by the builders or by the demo: wherever it is logged, somebody's data would be. */
const planted: Readonly<Record<string, RegExp>> = {
  'an email': /[\w.+-]+@[\w.-]+\.example\b/,
  'a telephone number': /\+352[ \d]{6}/,
  'a password': /Gromperekichelcher|moien-giewel-26|Bouneschlupp|Giewel-demo-1/,
  'a hash of a password': /\$argon2/,
  'a token': /(?<![\w-])(?=[\w-]*[A-Z])(?=[\w-]*[a-z])(?=[\w-]*\d)[\w-]{43}(?![\w-])/,
};

/** Which of it stands in some lines of a log, each with its line. */
export const secretsIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) =>
    Object.entries(planted).flatMap(([kind, pattern]) => (pattern.test(line) ? [`${kind}: ${line}`] : [])),
  );

const found: string[] = [];

/** Hands a line on once it was looked through. */
export const writeWatched =
  (write: (line: string) => void = () => undefined) =>
  (line: string) => {
    found.push(...secretsIn([line]));
    write(line);
  };

/** A log that nobody reads, down to the smallest entry, but for what does not belong in it. */
export const watchedLog = (): Logger => openLog('trace', { write: writeWatched() });

/** What was found since it was last asked. */
export const takeFoundSecrets = (): string[] => found.splice(0);
