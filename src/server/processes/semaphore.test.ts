import { expect, test } from 'vitest';
import { createSemaphore, SemaphoreQueueFullError } from './semaphore.ts';

test('no more than so many run at once, all have their turn in order, and a failure gives its place back', async () => {
  const inTurn = createSemaphore(2);
  let running = 0;
  let highest = 0;
  const started: number[] = [];
  const works = Array.from({ length: 20 }, (_, index) =>
    inTurn(async () => {
      started.push(index);
      running += 1;
      highest = Math.max(highest, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error(`work ${index}`);
      return index;
    }),
  );
  const outcomes = await Promise.allSettled(works);
  expect(highest).toBe(2);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});

test('a line as long as it may be takes nobody more, and has room again once it has moved on', async () => {
  const inTurn = createSemaphore(1, 2);
  const { promise, resolve } = Promise.withResolvers<void>();
  const works = Array.from({ length: 5 }, () => inTurn(() => promise));
  const outcomes = Promise.allSettled(works);
  await expect(inTurn(() => promise)).rejects.toThrow(SemaphoreQueueFullError);
  resolve();
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
  expect(await inTurn(async () => 'served')).toBe('served');
});
