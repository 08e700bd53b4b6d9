import { expect, test, vi } from 'vitest';
import { absenceLog } from './absence-log.ts';

const openLog = () => {
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  let now = 5_000;
  const absence = absenceLog(
    { info: say, warn: say, error: vi.fn() },
    { lost: 'The cat is away', back: 'The cat is back' },
    () => now,
  );
  return { said, absence, wait: (ms: number) => (now += ms) };
};

test('what is away is said once when it is lost, once a minute meanwhile, and once when it is back', () => {
  const { said, absence, wait } = openLog();
  for (let half = 0; half <= 240; half += 1) {
    absence.isAway('no mice');
    wait(500);
  }
  absence.isHere();
  expect(said).toEqual([
    'The cat is away: no mice',
    'The cat is away since 60.0 s: no mice',
    'The cat is away since 120.0 s: no mice',
    'The cat is back after 120.5 s',
  ]);
});

test('what was never lost is not back, and what is lost again is said again', () => {
  const { said, absence } = openLog();
  absence.isHere();
  expect(said).toEqual([]);
  absence.isAway('no mice');
  absence.isHere();
  absence.isAway('rain');
  expect(said).toEqual(['The cat is away: no mice', 'The cat is back after 0.0 s', 'The cat is away: rain']);
});
