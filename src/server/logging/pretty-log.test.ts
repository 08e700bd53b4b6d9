import { expect, test } from 'vitest';
import { createLogger } from './create-logger.ts';
import { formatLogEntry } from './pretty-log.ts';

const entriesOf = (write: (log: ReturnType<typeof createLogger>) => void) => {
  const lines: string[] = [];
  write(createLogger('debug', { write: (json) => void lines.push(formatLogEntry(json)) }));
  return lines.map((line) => line.replace(/^\d\d:\d\d:\d\d /, ''));
};

test('a line says how bad and what, and then what it is about', () => {
  expect(
    entriesOf((log) => {
      log.info('Migrated the database');
      log.warn({ part: 'jobs', attempts: 2 }, 'A job failed');
    }),
  ).toEqual(['info Migrated the database\n', 'WARN A job failed part=jobs attempts=2\n']);
});

test('below an error stands where it comes from', () => {
  const [line] = entriesOf((log) => log.error({ err: new TypeError('no such thing') }, 'fault'));
  expect(line).toMatch(/^ERROR fault\n.*no such thing\n\s+at /);
});
