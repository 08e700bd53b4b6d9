import { expect, test } from 'vitest';
import { turns } from './turns.ts';

test('no more than so many run at once, all have their turn in order, and a failure gives its place back', async () => {
  const inTurn = turns(2);
  let running = 0;
  let most = 0;
  const started: number[] = [];
  const works = Array.from({ length: 20 }, (_, index) =>
    inTurn(async () => {
      started.push(index);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (index % 3 === 0) throw new Error(`work ${index}`);
      return index;
    }),
  );
  const ended = await Promise.allSettled(works);
  expect(most).toBe(2);
  expect(started).toEqual(Array.from({ length: 20 }, (_, index) => index));
  expect(ended.filter(({ status }) => status === 'rejected')).toHaveLength(7);
});
