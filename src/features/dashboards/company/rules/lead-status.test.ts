import { expect, test } from 'vitest';
import { waitingTimeSince } from '#kernel/waiting-time.ts';
import { leadStatusOf } from './lead-status.ts';

const since = '2026-07-31T08:00:00.000Z';

test.each([
  [{ stage: 'new', waitingSince: since, unreadCount: 1 }, 'newInquiry'],
  // It was read and has had no reply since July: that is not active.
  [{ stage: 'new', waitingSince: since, unreadCount: 0 }, 'newInquiry'],
  [{ stage: 'talking', waitingSince: null, unreadCount: 0 }, 'active'],
  [{ stage: 'quoted', waitingSince: null, unreadCount: 2 }, 'newMessage'],
  [{ stage: 'won', waitingSince: null, unreadCount: 1 }, null],
  [{ stage: 'lost', waitingSince: null, unreadCount: 1 }, null],
] as const)('of a lead of %j is said %s', (lead, status) => {
  expect(leadStatusOf(lead)).toBe(status);
});

test.each([
  ['2026-11-20T08:00:00Z', { days: 1, hours: 3, minutes: 38 }],
  ['2026-11-21T05:00:00Z', { days: 0, hours: 6, minutes: 38 }],
  ['2026-11-21T11:37:30Z', { days: 0, hours: 0, minutes: 1 }],
])('since %s it waits %j', (begunAt, wait) => {
  expect(waitingTimeSince(new Date(begunAt), new Date('2026-11-21T11:38:00Z'))).toEqual(wait);
});
