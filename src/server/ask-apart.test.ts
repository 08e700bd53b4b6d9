import { afterAll, expect, test } from 'vitest';
import { EndedUnanswered, NothingMade, processApart } from './ask-apart.ts';

const apart = processApart<string, string>(new URL('./ask-apart.fixture.ts', import.meta.url));
afterAll(() => apart.end());

test('one process makes all that is asked for', async () => {
  const [one, other] = await Promise.all([apart.ask('one'), apart.ask('other')]);
  expect(one.replace('one', 'other')).toBe(other);
  expect(one).not.toContain(` ${process.pid}`);
  expect(apart.countWaiting()).toBe(0);
});

test('what nothing is made of is refused alone', async () => {
  const [nothing, one] = await Promise.allSettled([apart.ask('nothing'), apart.ask('one')]);
  expect(nothing).toMatchObject({ reason: expect.any(NothingMade) });
  expect(one.status).toBe('fulfilled');
});

test('one that ends refuses all that wait, and the next question starts another', async () => {
  const before = await apart.ask('one');
  const asked = await Promise.allSettled([apart.ask('never'), apart.ask('end')]);
  expect(asked).toMatchObject([
    { reason: expect.any(EndedUnanswered) },
    { reason: expect.any(EndedUnanswered) },
  ]);
  const after = await apart.ask('one');
  expect(after).not.toBe(before);
});

test('one that is ended refuses what waits, and what is asked in the same moment is made by another', async () => {
  const waiting = apart.ask('never');
  apart.end();
  const [never, one] = await Promise.allSettled([waiting, apart.ask('one')]);
  expect(never).toMatchObject({ reason: expect.any(EndedUnanswered) });
  expect(one.status).toBe('fulfilled');
});
