import type { Logger } from 'pino';
import { openLog } from '#server/open-log.ts';

/** The log, for a test to read down to the smallest entry. */
export const readableLog = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  return { log: openLog('trace', { write: (line) => void lines.push(line) }), lines };
};
