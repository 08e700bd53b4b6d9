import { expect, test } from 'vitest';
import { withdrawableUntil } from './withdrawal.ts';

test.each([
  ['a Monday two weeks on', '2025-12-01T10:42:00Z', '2025-12-15T23:00:00.000Z'],
  ['late in the evening it is still that day', '2025-11-28T22:59:00Z', '2025-12-12T23:00:00.000Z'],
  ['after midnight in Luxembourg the next', '2025-11-28T23:00:00Z', '2025-12-13T23:00:00.000Z'],
  ['a Sunday is no last day', '2026-02-01T10:00:00Z', '2026-02-16T23:00:00.000Z'],
  ['nor is Easter Monday after a Sunday', '2026-03-22T10:00:00Z', '2026-04-07T22:00:00.000Z'],
  ['nor the two days of Christmas', '2025-12-11T10:00:00Z', '2025-12-27T23:00:00.000Z'],
])('%s D3-10.25', (_, acceptedAt, until) => {
  expect(withdrawableUntil(new Date(acceptedAt)).toISOString()).toBe(until);
});
