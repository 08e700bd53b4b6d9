import { expect, test } from 'vitest';
import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { byDay, answeredRequestStanding, lastDayToAnswer } from './company-request-standing.ts';

const invitation = (state: string, changes: Partial<ListedInvitation> = {}) =>
  ({
    id: 7,
    state,
    visit: null,
    dueAt: '2026-12-02T23:00:00.000Z',
    answeredAt: '2026-11-28T10:00:00.000Z',
    endedAt: null,
    ...changes,
  }) as ListedInvitation;

const quote = {
  id: 3,
  invitationId: 7,
  state: 'sent',
  validUntil: '2026-12-24',
  total: '1200.00',
} as ListedQuote;
const visit = { start: '2026-12-01T23:30:00.000Z', request: { invitationId: 7 } } as Visit;

test.each([
  ['an answered one waits without a day', invitation('talking'), 'replied -'],
  [
    'a visit stands on its own day in Luxembourg',
    invitation('visit', { visit: 'agreed' }),
    'visit 2026-12-02',
  ],
  ['proposed times wait for the client', invitation('visit', { visit: 'proposed' }), 'timesProposed -'],
  ['a wish for others waits for the company', invitation('visit', { visit: 'asked' }), 'timesAsked -'],
  ['after the visit comes the quote', invitation('visit', { visit: 'over' }), 'visited -'],
  ['a cancelled one leaves an answer', invitation('visit', { visit: 'cancelled' }), 'replied -'],
  ['a quote holds until its last day', invitation('quoted'), 'quote 2026-12-24'],
  ['one that is won has no deadline', invitation('won'), 'won -'],
  ['a declined one is closed', invitation('declined'), 'closed -'],
  ['one without an answer in time too', invitation('expired'), 'closed -'],
])('%s', (_, given, expected) => {
  const { what, day } = answeredRequestStanding(given, { quotes: [quote], visits: [visit] });
  expect(`${what} ${day ?? '-'}`).toBe(expected);
});

test('a quote that can no longer be accepted has expired, and one with a wish is to be changed', () => {
  const quoted = invitation('quoted');
  expect(answeredRequestStanding(quoted, { quotes: [], visits: [] })).toEqual({
    what: 'quoteExpired',
    day: null,
  });
  const asked = { ...quote, state: 'change-asked' } as ListedQuote;
  expect(answeredRequestStanding(quoted, { quotes: [asked], visits: [] })).toMatchObject({
    what: 'changeAsked',
    quoteId: 3,
  });
});

test('what has a day comes first, the next one on top, and the rest keeps its order', () => {
  const days = [null, '2026-12-24', '2026-12-02', null].map((day, at) => ({ day, at }));
  expect(days.toSorted(byDay).map(({ at }) => at)).toEqual([2, 1, 0, 3]);
});

test('the last day to answer ends at its midnight, also where the clock changes', () => {
  expect(lastDayToAnswer(invitation('sent'))).toBe('2026-12-02');
  expect(lastDayToAnswer({ dueAt: '2027-03-27T23:00:00.000Z' })).toBe('2027-03-27');
});
