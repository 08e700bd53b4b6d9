import { expect, test, vi } from 'vitest';
import { testDatabase } from '#testing/database.ts';
import { createCallLimits, waitingTimeInWords } from './call-limits.ts';

const { pool } = await testDatabase();
const refused = { code: 'tooManyRequests', terms: { status: 429 } };

test('an allowance is counted over two instances, also when all come at once', async () => {
  const [first, two] = [createCallLimits(pool), createCallLimits(pool)];
  const allowance = { points: 5, seconds: 60 };
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, (_, turn) => (turn % 2 ? first : two).spend('test', 'claire', allowance)),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await expect(first.spend('test', 'claire', allowance)).rejects.toMatchObject(refused);
});

test('one person’s allowance is not another’s, nor another kind’s', async () => {
  const limits = createCallLimits(pool);
  const allowance = { points: 1, seconds: 60 };
  await limits.spend('a', 1, allowance);
  await limits.spend('a', 2, allowance);
  await limits.spend('b', 1, allowance);
  await expect(limits.spend('a', 1, allowance)).rejects.toMatchObject(refused);
});

test('instances whose clocks differ count alike, and say when the database’s minute ends', async () => {
  const limits = createCallLimits(pool);
  const allowance = { points: 1, seconds: 60 };
  const ahead = Date.now() + 2 * 60 * 60 * 1000;
  const clock = vi.spyOn(Date, 'now').mockReturnValue(ahead);
  await limits.spend('clock', 1, allowance);
  clock.mockRestore();
  const error = await limits.spend('clock', 1, allowance).catch((caught: unknown) => caught);
  expect(error).toMatchObject(refused);
  expect((error as { retryAfterSeconds: number }).retryAfterSeconds).toBeLessThanOrEqual(60);
});

test('an allowance begins anew once its time is over', async () => {
  const limits = createCallLimits(pool);
  const allowance = { points: 1, seconds: 60 };
  await limits.spend('over', 1, allowance);
  await pool.query(`update rate_limits set expire = expire - 60001 where key = 'over:1'`);
  await limits.spend('over', 1, allowance);
  await expect(limits.spend('over', 1, allowance)).rejects.toMatchObject(refused);
});

test('a point that is given back can be spent again', async () => {
  const limits = createCallLimits(pool);
  const allowance = { points: 2, seconds: 60 };
  for (let turn = 0; turn < 5; turn += 1) {
    await limits.spend('back', 1, allowance);
    await limits.refund('back', 1, allowance);
  }
  await limits.spend('back', 1, allowance);
  await limits.spend('back', 1, allowance);
  await expect(limits.spend('back', 1, allowance)).rejects.toMatchObject(refused);
});

test.each([
  [1, 'server.tooManyRequests', { minutes: '1' }],
  [60 * 60_000, 'server.tooManyRequests', { minutes: '60' }],
  [60 * 60_000 + 1, 'server.tooManyForHours', { hours: '2' }],
  [24 * 60 * 60_000, 'server.tooManyForHours', { hours: '24' }],
  [48 * 60 * 60_000, 'server.tooManyForHours', { hours: '48' }],
  [48 * 60 * 60_000 + 1, 'server.tooManyForDays', { days: '3' }],
  [7 * 24 * 60 * 60_000, 'server.tooManyForDays', { days: '7' }],
])('a wait of %i ms is said as people say it', (milliseconds, sentence, words) => {
  const refusal = waitingTimeInWords(milliseconds);
  expect([refusal.definition.say, refusal.words]).toEqual([sentence, words]);
});
