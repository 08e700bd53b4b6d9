import { expect, test } from 'vitest';
import { sentences } from '#features/quotes/acceptance/strings/en/signing.ts';
import { nextStepsText } from './next-steps-text.ts';

test('other quotes are spoken of where others were asked: by a request, not by a direct quote or a change order', () => {
  const speaksOfOthers = (quote: Parameters<typeof nextStepsText>[0]) =>
    Object.values(nextStepsText(quote, sentences)).map((words) => words.includes('other quotes'));
  expect(speaksOfOthers({ isChange: false, requestId: 7 })).toEqual([true, true]);
  expect(speaksOfOthers({ isChange: false, requestId: null })).toEqual([false, false]);
  expect(speaksOfOthers({ isChange: true, requestId: null })).toEqual([false, false]);
});
