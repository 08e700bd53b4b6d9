import { expect, test } from 'vitest';
import fc, { runs } from '#testing/fast-check.ts';
import {
  isVisitOver,
  LATEST_DAYS,
  otherSide,
  type VisitActName,
  type VisitSide,
  type VisitStanding,
  visitActs,
  visitAfter,
  visitSides,
  whyNotSlots,
} from './visits.ts';

const begun: VisitStanding = { state: 'proposed', turn: 'client' };

test.each<[VisitStanding, VisitActName, VisitSide, VisitStanding | null]>([
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
])('%j, %s by the %s: %j', { meta: { requirements: ['D3-3.1', 'D3-3.2'] } }, (standing, act, by, after) => {
  expect(visitAfter(standing, act, by)).toEqual(after);
});

test('random walks reach nothing that must not be', { meta: { requirements: ['D3-9.2'] } }, () => {
  const step = fc.tuple(fc.constantFrom(...visitActs), fc.constantFrom(...visitSides));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let standing = begun;
      for (const [act, by] of steps) {
        const after = visitAfter(standing, act, by);
        if (!after) continue;
        // Only the end ends what is agreed, and nothing comes after the end.
        expect(standing.state).not.toBe('cancelled');
        if (standing.state === 'agreed') expect(['agreed', 'cancelled']).toContain(after.state);
        if (act === 'accept' || act === 'askOthers') expect(standing.turn).toBe(by);
        if (act === 'accept') expect(after).toEqual({ state: 'agreed', turn: null });
        if (act === 'propose') expect(after.turn).toBe(otherSide(by));
        if (after.state === 'proposed' || after.state === 'asked') expect(after.turn).not.toBeNull();
        standing = after;
      }
    }),
    { numRuns: runs(500) },
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
  [[slot(LATEST_DAYS * 24)], null, null],
  [[slot(LATEST_DAYS * 24 + 1)], null, 'slotTooLate'],
  [[slot(23)], slot(24).startsAt, null],
  [[slot(1), slot(24)], slot(24).startsAt, 'slotAfterRequest'],
])('%j before %j: %s', { meta: { requirements: ['D3-3.1'] } }, (slots, endsAt, why) => {
  expect(whyNotSlots(slots, { now, endsAt })).toBe(why);
});

test('what has taken place is over', { meta: { requirements: ['D3-3.2'] } }, () => {
  const ended = { endsAt: now };
  expect(isVisitOver({ state: 'agreed', ...ended }, now)).toBe(true);
  expect(isVisitOver({ state: 'agreed', endsAt: slot(1).endsAt }, now)).toBe(false);
  expect(isVisitOver({ state: 'cancelled', ...ended }, now)).toBe(false);
});
