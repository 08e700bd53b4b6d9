import { afterAll, expect, test } from 'vitest';
import {
  createChildProcessRunner,
  ChildProcessEndedEarlyError,
  ChildProcessNoResultError,
} from './child-process-runner.ts';

const runner = createChildProcessRunner<string, string>(
  new URL('./child-process-runner.fixture.ts', import.meta.url),
);
afterAll(() => runner.end());

test('one process makes all that is asked for', async () => {
  const [first, second] = await Promise.all([runner.run('one'), runner.run('other')]);
  expect(first.replace('one', 'other')).toBe(second);
  expect(first).not.toContain(` ${process.pid}`);
  expect(runner.countWaiting()).toBe(0);
});

test('what nothing is made of is refused alone', async () => {
  const [nothing, success] = await Promise.allSettled([runner.run('nothing'), runner.run('one')]);
  expect(nothing).toMatchObject({ reason: expect.any(ChildProcessNoResultError) });
  expect(success.status).toBe('fulfilled');
});

test('one that ends refuses all that wait, and the next question starts another', async () => {
  const firstResult = await runner.run('one');
  const outcomes = await Promise.allSettled([runner.run('never'), runner.run('end')]);
  expect(outcomes).toMatchObject([
    { reason: expect.any(ChildProcessEndedEarlyError) },
    { reason: expect.any(ChildProcessEndedEarlyError) },
  ]);
  const nextResult = await runner.run('one');
  expect(nextResult).not.toBe(firstResult);
});

test('one that is ended refuses what waits, and what is asked in the same moment is made by another', async () => {
  const waiting = runner.run('never');
  runner.end();
  const [never, pending] = await Promise.allSettled([waiting, runner.run('one')]);
  expect(never).toMatchObject({ reason: expect.any(ChildProcessEndedEarlyError) });
  expect(pending.status).toBe('fulfilled');
});
