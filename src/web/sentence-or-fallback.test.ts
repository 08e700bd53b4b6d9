import { afterEach, expect, test, vi } from 'vitest';
import { sentenceOrFallback } from './sentence-or-fallback.ts';

const tables = { requests: { tradeRequired: 'Please choose a trade' } };
const GENERAL = 'Check this field.';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('a key has its words', () => {
  expect(sentenceOrFallback(tables, 'requests.tradeRequired', GENERAL)).toBe('Please choose a trade');
});

test.each(['requests.forgotten', 'other.tradeRequired', 'Invalid input'])(
  'tests and development stop where %j has no words',
  { meta: { requirements: ['D3-2.1'] } },
  (key) => {
    expect(() => sentenceOrFallback(tables, key, GENERAL)).toThrow(`No sentence for ${key}`);
  },
);

test(
  'in production a general sentence stands there, and the log has a line',
  {
    meta: { requirements: ['D3-2.1'] },
  },
  () => {
    vi.stubEnv('DEV', false);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(sentenceOrFallback(tables, 'requests.forgotten', GENERAL)).toBe(GENERAL);
    expect(log.mock.calls).toEqual([['No sentence for requests.forgotten']]);
  },
);
