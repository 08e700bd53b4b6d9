import type { Pool } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { quietLog } from '#testing/quiet-log.ts';
import { openDatabaseClock } from './database-clock.ts';

const HOUR = 60 * 60 * 1000;
const at = new Date('2026-11-28T12:00:00Z');
const log = { ...quietLog, warn: vi.fn() };

/** Opens a database whose clock is ahead of `at` by this much. */
const open = async (ahead: number) => {
  const query = vi.fn(async () => ({ rows: [{ at: Date.now() + ahead }] }));
  return { query, opened: await openDatabaseClock({ query } as unknown as Pick<Pool, 'query'>, log) };
};

beforeAll(() => void vi.useFakeTimers({ now: at }));
// Files of one worker share its clock.
afterAll(() => void vi.useRealTimers());
afterEach(() => {
  vi.setSystemTime(at);
  log.warn.mockClear();
});

test('a clock two hours ahead is said once, and the database’s counts instead', async () => {
  const { opened: databaseClock } = await open(-2 * HOUR);
  expect(databaseClock.clock.now()).toEqual(new Date(at.getTime() - 2 * HOUR));
  expect(databaseClock.secondsOff()).toBe(7200);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining('7200.0 s ahead of the database')]]);
  databaseClock.close();
});

test('of less than two seconds nothing is said, and the machine’s own clock counts', async () => {
  const { opened: databaseClock } = await open(1_900);
  expect(databaseClock.clock.now()).toEqual(at);
  expect(databaseClock.secondsOff()).toBe(-1.9);
  expect(log.warn).not.toHaveBeenCalled();
  databaseClock.close();
});

test('one that goes wrong later is found within a minute', async () => {
  let ahead = 0;
  const query = vi.fn(async () => ({ rows: [{ at: Date.now() + ahead }] }));
  const databaseClock = await openDatabaseClock({ query } as unknown as Pick<Pool, 'query'>, log);
  ahead = HOUR;
  await vi.advanceTimersByTimeAsync(61_000);
  expect(log.warn).toHaveBeenCalledTimes(1);
  expect(databaseClock.clock.now().getTime()).toBe(Date.now() + HOUR);
  databaseClock.close();
});
