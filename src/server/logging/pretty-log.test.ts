import { expect, test } from 'vitest';
import { openLog } from './open-log.ts';
import { prettyLogEntry } from './pretty-log.ts';

const entriesOf = (write: (log: ReturnType<typeof openLog>) => void) => {
  const lines: string[] = [];
  write(openLog('debug', { write: (json) => void lines.push(prettyLogEntry(json)) }));
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
