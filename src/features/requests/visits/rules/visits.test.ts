import { expect, test } from 'vitest';
import fc, { propertyRuns } from '#testing/fast-check.ts';
import {
  isVisitOver,
  MAX_DAYS_AHEAD_OF_VISIT,
  otherVisitSide,
  type VisitAction,
  visitActions,
  type VisitSide,
  visitSides,
  type VisitStanding,
  visitStandingAfter,
  whyNotProposeSlots,
} from './visits.ts';

const begun: VisitStanding = { state: 'proposed', turn: 'client' };

test.each<[VisitStanding, VisitAction, VisitSide, VisitStanding | null]>([
  [begun, 'accept', 'client', { state: 'agreed', turn: null }],
  [begun, 'accept', 'company', null],
  [begun, 'askOthers', 'client', { state: 'asked', turn: 'company' }],
  [begun, 'propose', 'company', { state: 'proposed', turn: 'client' }],
  [begun, 'propose', 'client', { state: 'proposed', turn: 'company' }],
  [{ state: 'asked', turn: 'company' }, 'accept', 'company', null],
  [{ state: 'asked', turn: 'company' }, 'propose', 'company', { state: 'proposed', turn: 'client' }],
  [{ state: 'agreed', turn: null }, 'accept', 'client', null],
  [{ state: 'agreed', turn: null }, 'propose', 'client', { state: 'agreed', turn: 'company' }],
  [{ state: 'agreed', turn: 'company' }, 'askOthers', 'company', { state: 'agreed', turn: null }],
  [{ state: 'agreed', turn: 'company' }, 'accept', 'client', null],
  [{ state: 'cancelled', turn: null }, 'propose', 'company', null],
])(
  '%j, %s by the %s: %j',
  { meta: { requirements: ['D3-3.1', 'D3-3.2'] } },
  (visit, action, by, expected) => {
    expect(visitStandingAfter(visit, action, by)).toEqual(expected);
  },
);

test('random walks reach nothing that must not be', { meta: { requirements: ['D3-9.2'] } }, () => {
  const step = fc.tuple(fc.constantFrom(...visitActions), fc.constantFrom(...visitSides));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let visit = begun;
      for (const [action, by] of steps) {
        const next = visitStandingAfter(visit, action, by);
        if (!next) continue;
        // Only cancelling ends an agreed visit, and nothing follows it.
        expect(visit.state).not.toBe('cancelled');
        if (visit.state === 'agreed') expect(['agreed', 'cancelled']).toContain(next.state);
        if (action === 'accept' || action === 'askOthers') expect(visit.turn).toBe(by);
        if (action === 'accept') expect(next).toEqual({ state: 'agreed', turn: null });
        if (action === 'propose') expect(next.turn).toBe(otherVisitSide(by));
        if (next.state === 'proposed' || next.state === 'asked') expect(next.turn).not.toBeNull();
        visit = next;
      }
    }),
    { numRuns: propertyRuns(500) },
  );
});

const now = new Date('2026-03-20T10:00:00Z');
const slot = (hours: number, length = 1) => ({
  startsAt: new Date(now.getTime() + hours * 3_600_000),
  endsAt: new Date(now.getTime() + (hours + length) * 3_600_000),
});

test.each([
  [[slot(1), slot(2), slot(3)], null, null],
  [[slot(0)], null, 'slotInPast'],
  [[slot(2), slot(2.5)], null, 'slotsOverlap'],
  [[slot(2, 8), slot(5)], null, 'slotsOverlap'],
  [[slot(MAX_DAYS_AHEAD_OF_VISIT * 24)], null, null],
  [[slot(MAX_DAYS_AHEAD_OF_VISIT * 24 + 1)], null, 'slotTooLate'],
  [[slot(23)], slot(24).startsAt, null],
  [[slot(1), slot(24)], slot(24).startsAt, 'slotAfterRequest'],
])('%j before %j: %s', { meta: { requirements: ['D3-3.1'] } }, (slots, endsAt, reason) => {
  expect(whyNotProposeSlots(slots, { now, endsAt })).toBe(reason);
});

test('what has taken place is over', { meta: { requirements: ['D3-3.2'] } }, () => {
  const endTime = { endsAt: now };
  expect(isVisitOver({ state: 'agreed', ...endTime }, now)).toBe(true);
  expect(isVisitOver({ state: 'agreed', endsAt: slot(1).endsAt }, now)).toBe(false);
  expect(isVisitOver({ state: 'cancelled', ...endTime }, now)).toBe(false);
});
