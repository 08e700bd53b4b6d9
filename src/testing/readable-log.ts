import type { Logger } from 'pino';
import { openLog } from '#server/logging/open-log.ts';
import { writeWatched } from './watched-log.ts';

/** Opens a log for a test to read, down to the smallest entry. */
export const readableLog = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  return { log: openLog('trace', { write: writeWatched((line) => void lines.push(line)) }), lines };
};
