import { expect, test } from 'vitest';
import { runApart } from './run-apart.ts';

const ask = (word: string, milliseconds = 60_000) =>
  runApart<string>(new URL('./work-apart.fixture.ts', import.meta.url), Buffer.from(word), {
    milliseconds,
    megabytes: 32,
  });

test('what a thread made of the bytes comes back', async () => {
  expect(await ask('moien')).toBe('MOIEN');
});

test('a thread that never ends is given up, while everybody else is served', async () => {
  expect(await ask('never ends', 200)).toBeNull();
});

test('so is one that takes all memory', async () => {
  expect(await ask('takes all memory')).toBeNull();
});

test('a mistake of ours is none of the bytes’ fault', async () => {
  await expect(ask('breaks')).rejects.toThrow('broken');
});
