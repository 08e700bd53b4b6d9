import { expect, test } from 'vitest';
import { dayOf } from '#kernel/calendar.ts';
import {
  isProofExpired,
  lastDayOfExpiryNotice,
  proofStateOn,
  RCS_NUMBER_PATTERN,
  normalizeRcsNumber,
  proofStateOnceSubmitted,
  vatProofSource,
  whyNotJudgeProof,
} from './proofs.ts';

test.each([
  ['B123456', 'B123456'],
  ['b 123 456', 'B123456'],
  ['B.123.456', 'B123456'],
  ['B1', 'B1'],
  ['B0123', null],
  ['B1234567', null],
  ['A1234', null],
  ['123456', null],
  ['', null],
])('an RCS number: %j is %j', (input, number) => {
  const read = normalizeRcsNumber(input);
  expect(RCS_NUMBER_PATTERN.test(read) ? read : null).toBe(number);
});

// Midnight in Luxembourg is 22 hours UTC in summer and 23 in winter.
test.each([
  ['2026-03-31T21:59:59Z', '2026-03-31', false],
  ['2026-03-31T22:00:00Z', '2026-04-01', true],
  ['2026-12-31T22:59:59Z', '2026-12-31', false],
  ['2026-12-31T23:00:00Z', '2027-01-01', true],
])(
  'at %s it is %s in Luxembourg, and what ended with the day before is over: %s',
  (moment, today, isNext) => {
    expect(dayOf(new Date(moment))).toBe(today);
    const lastDay = isNext ? (moment.startsWith('2026-03') ? '2026-03-31' : '2026-12-31') : today;
    expect(isProofExpired(lastDay, today)).toBe(isNext);
  },
);

test.each([
  ['verified', '2026-03-31', '2026-03-31', 'verified'],
  ['verified', '2026-03-31', '2026-04-01', 'ended'],
  ['verified', null, '2099-01-01', 'verified'],
  ['waiting', '2026-03-31', '2026-04-01', 'waiting'],
  ['refused', '2026-03-31', '2026-04-01', 'refused'],
  ['incomplete', '2026-03-31', '2026-04-01', 'incomplete'],
  ['ended', '2026-03-31', '2026-04-01', 'ended'],
] as const)('%s until %s is on %s %s', (state, expiresOn, today, then) => {
  expect(proofStateOn({ state, expiresOn }, today)).toBe(then);
});

test.each([
  ['waiting', null, true, null],
  ['waiting', null, false, null],
  ['waiting', '2026-03-31', true, null],
  ['waiting', '2026-03-30', true, 'isOver'],
  ['waiting', '2026-03-30', false, null],
  ['incomplete', null, true, 'alreadyDecided'],
  ['refused', null, true, 'alreadyDecided'],
  ['verified', null, false, 'alreadyDecided'],
  ['ended', '2026-03-30', true, 'alreadyDecided'],
] as const)(
  'on 31 March, %s until %s, found right: %s, is not decided for %s',
  (state, expiresOn, isRight, reason) => {
    expect(whyNotJudgeProof({ state, expiresOn }, isRight, '2026-03-31')).toBe(reason);
  },
);

test.each([
  [true, 'waiting'],
  [false, 'incomplete'],
] as const)('entered with a document (%s) it is %s', (hasDocument, state) => {
  expect(proofStateOnceSubmitted(hasDocument)).toBe(state);
});

test.each([
  ['2026-01-31', '2026-03-02'],
  ['2028-01-31', '2028-03-01'],
  ['2026-12-02', '2027-01-01'],
])('seen from %s, what ends by %s ends soon', (today, lastDay) => {
  expect(lastDayOfExpiryNotice(today)).toBe(lastDay);
});

test.each([
  ['valid', 'vies'],
  ['invalid', 'moderator'],
  ['unavailable', 'moderator'],
  [null, 'moderator'],
])('where VIES said %s, a number that is verified was checked by %s', (result, source) => {
  expect(vatProofSource(result)).toBe(source);
});
