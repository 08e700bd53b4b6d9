import type { DestinationStream } from 'pino';

const LEVELS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

interface Entry {
  level: number;
  time: number;
  msg?: string;
  pid?: number;
  hostname?: string;
  err?: { stack?: string };
}

/** Formats a log entry for people: time, level, message, and below an error its origin. */
export const formatLogEntry = (json: string): string => {
  const { level, time, msg = '', pid: _, hostname: __, err, ...details } = JSON.parse(json) as Entry;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const values = Object.entries(details).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  const line = [clock, LEVELS[level] ?? level, msg, ...values].join(' ');
  return err ? `${line}\n${err.stack ?? JSON.stringify(err)}\n` : `${line}\n`;
};

export const prettyLogStream: DestinationStream = {
  write: (json) => void process.stdout.write(formatLogEntry(json)),
};
