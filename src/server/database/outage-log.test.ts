import { expect, test, vi } from 'vitest';
import { createOutageLog } from './outage-log.ts';

const openLog = () => {
  const output: string[] = [];
  const print = (line: string) => output.push(line);
  let now = 5_000;
  const absence = createOutageLog(
    { info: print, warn: print, error: vi.fn() },
    { lost: 'The cat is away', back: 'The cat is back' },
    () => now,
  );
  return { said: output, absence, wait: (ms: number) => (now += ms) };
};

test('what is away is said once when it is lost, once a minute meanwhile, and once when it is back', () => {
  const { said: output, absence, wait } = openLog();
  for (let half = 0; half <= 240; half += 1) {
    absence.isAway('no mice');
    wait(500);
  }
  absence.isHere();
  expect(output).toEqual([
    'The cat is away: no mice',
    'The cat is away since 60.0 s: no mice',
    'The cat is away since 120.0 s: no mice',
    'The cat is back after 120.5 s',
  ]);
});

test('what was never lost is not back, and what is lost again is said again', () => {
  const { said: output, absence } = openLog();
  absence.isHere();
  expect(output).toEqual([]);
  absence.isAway('no mice');
  absence.isHere();
  absence.isAway('rain');
  expect(output).toEqual([
    'The cat is away: no mice',
    'The cat is back after 0.0 s',
    'The cat is away: rain',
  ]);
});
