import { expect, test } from 'vitest';
import { gate } from './gate.ts';

test('a gate lets only so many in, in order, also when one fails', async () => {
  const enter = gate(2);
  const events: string[] = [];
  let inside = 0;
  let most = 0;
  const work = (name: number) => async () => {
    inside += 1;
    most = Math.max(most, inside);
    await Promise.resolve();
    inside -= 1;
    events.push(String(name));
    if (name === 1) throw new Error('one fails');
  };
  await Promise.allSettled(Array.from({ length: 6 }, (_, name) => enter(work(name))));
  expect([most, events.join('')]).toEqual([2, '012345']);
});
