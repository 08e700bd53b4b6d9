import type { Logger } from 'pino';
import { openLog } from '#server/open-log.ts';
import { watched } from './watched-log.ts';

/** The log, for a test to read down to the smallest entry. */
export const readableLog = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  return { log: openLog('trace', { write: watched((line) => void lines.push(line)) }), lines };
};
