import { type Logger, pino } from 'pino';

/** A log that a test can read, down to the smallest line. */
export const readableLog = (): { log: Logger; lines: string[] } => {
  const lines: string[] = [];
  return { log: pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) }), lines };
};
