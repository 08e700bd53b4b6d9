import { expect, test } from 'vitest';
import { waitingTimeSince } from '#kernel/waiting-time.ts';
import { isLongWait } from './rules/moderation.ts';
import { sentences as english } from './strings/en/moderating.ts';
import { sentences as french } from './strings/fr/moderating.ts';

const now = new Date('2026-11-30T10:00:00Z');
const wait = (since: string) => waitingTimeSince(new Date(since), now);
const [days, oneDay, hours, minutes] = [
  wait('2026-11-10T09:00:00Z'),
  wait('2026-11-29T09:30:00Z'),
  wait('2026-11-30T01:00:00Z'),
  wait('2026-11-30T09:40:00Z'),
];

test.each([
  ['English', english, ['waiting 20 days', 'waiting 1 day', 'waiting 9 h', 'waiting 20 min'], '20 d'],
  [
    'French',
    french,
    ['attend depuis 20 jours', 'attend depuis 1 jour', 'attend depuis 9\u00a0h', 'attend depuis 20\u00a0min'],
    '20\u00a0j',
  ],
] as const)('what waits says so in days, hours or minutes in %s', (_, moderating, words, age) => {
  expect([days, oneDay, hours, minutes].map(moderating.waits)).toEqual(words);
  expect(moderating.age(days)).toBe(age);
});

test('a wait is long from three days on', () => {
  expect([days, oneDay, hours].map(isLongWait)).toEqual([true, false, false]);
  expect(isLongWait(wait('2026-11-27T10:00:00Z'))).toBe(true);
  expect(isLongWait(wait('2026-11-27T10:30:00Z'))).toBe(false);
});
