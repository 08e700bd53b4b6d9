import { expect, test } from 'vitest';
import { runInWorker } from './run-in-worker.ts';

const runWord = (word: string, milliseconds = 60_000) =>
  runInWorker<string>(new URL('./worker-entry.fixture.ts', import.meta.url), Buffer.from(word), {
    milliseconds,
    megabytes: 32,
  });

test('what a thread made of the bytes comes back', async () => {
  expect(await runWord('moien')).toBe('MOIEN');
});

test('a thread that never ends is given up, while everybody else is served', async () => {
  expect(await runWord('never ends', 200)).toBeNull();
});

test('so is one that takes all memory', async () => {
  expect(await runWord('takes all memory')).toBeNull();
});

test('a mistake of ours is none of the bytes’ fault', async () => {
  await expect(runWord('breaks')).rejects.toThrow('broken');
});
