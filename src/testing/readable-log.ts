import type { Logger } from 'pino';
import { createLogger } from '#server/logging/create-logger.ts';
import { writeWatched } from './watched-log.ts';

/** Opens a log for a test to read, down to the smallest entry. */
export const readableLog = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  return { log: createLogger('trace', { write: writeWatched((line) => void lines.push(line)) }), lines };
};
