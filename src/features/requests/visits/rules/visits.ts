import type { VisitState } from '#features/requests/core/rules/requests.ts';
import { DAY_MS, DAY_SECONDS } from '#kernel/calendar.ts';

export const visitSides = ['client', 'company'] as const;
export type VisitSide = (typeof visitSides)[number];

/** A side cancelled the visit, or its request ended and the visit with it. */
export const visitCancellers = ['client', 'company', 'request'] as const;

export const visitActions = ['propose', 'accept', 'askOthers', 'cancel'] as const;
export type VisitAction = (typeof visitActions)[number];

export const otherVisitSide = (side: VisitSide): VisitSide => (side === 'client' ? 'company' : 'client');

/** An agreed visit keeps its time until another time is agreed. */
export interface VisitStanding {
  state: VisitState;
  turn: VisitSide | null;
}

type Step = (visit: VisitStanding, by: VisitSide) => VisitStanding | null;

const steps: Record<VisitAction, Step> = {
  /** A side proposes other times, also instead of those that are proposed already. */
  propose: ({ state }, by) => {
    if (state === 'cancelled') return null;
    return { state: state === 'agreed' ? 'agreed' : 'proposed', turn: otherVisitSide(by) };
  },
  accept: ({ state, turn }, by) =>
    turn === by && (state === 'proposed' || state === 'agreed') ? { state: 'agreed', turn: null } : null,
  /** None of the times suits: an earlier agreement stands. */
  askOthers: ({ state, turn }, by) => {
    if (turn !== by) return null;
    if (state === 'agreed') return { state, turn: null };
    return state === 'proposed' ? { state: 'asked', turn: otherVisitSide(by) } : null;
  },
  cancel: ({ state }) => (state === 'cancelled' ? null : { state: 'cancelled', turn: null }),
};

/** Returns a visit's state after an action of one side, or null where it is not allowed. */
export const visitStandingAfter = (
  visit: VisitStanding,
  action: VisitAction,
  by: VisitSide,
): VisitStanding | null => steps[action](visit, by);

/** A visit that has taken place can no longer change. */
export const isVisitOver = (
  { state, endsAt }: { state: VisitState; endsAt: Date | null },
  now: Date,
): boolean => state === 'agreed' && endsAt !== null && endsAt <= now;

/** The database checks three of these as well (db/migrations/0043). */
export const MAX_VISIT_SLOTS = 3;
export const MIN_VISIT_MINUTES = 15;
export const MAX_VISIT_MINUTES = 8 * 60;
export const MAX_DAYS_AHEAD_OF_VISIT = 180;

export interface VisitSlot {
  startsAt: Date;
  endsAt: Date;
}

const overlap = (a: VisitSlot, b: VisitSlot) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

interface Bounds {
  now: Date;
  /** An open request ends then, and nobody comes for it afterwards. */
  endsAt: Date | null;
}

/** Finds why these times cannot be proposed, or null. */
export const whyNotProposeSlots = (slots: readonly VisitSlot[], { now, endsAt }: Bounds) => {
  if (slots.some(({ startsAt }) => startsAt <= now)) return 'slotInPast' as const;
  if (slots.some((slot, index) => slots.slice(index + 1).some((otherSlot) => overlap(slot, otherSlot))))
    return 'slotsOverlap' as const;
  if (slots.some(({ startsAt }) => startsAt.getTime() > now.getTime() + MAX_DAYS_AHEAD_OF_VISIT * DAY_MS))
    return 'slotTooLate' as const;
  return endsAt && slots.some(({ startsAt }) => startsAt >= endsAt) ? ('slotAfterRequest' as const) : null;
};

export const VISIT_PROPOSAL_RATE_LIMIT = { points: 60, seconds: 60 * 60 };
/** A calendar program polls every few minutes, and an office of several people shares one IP address. */
export const CALENDAR_READ_RATE_LIMIT = { points: 120, seconds: 10 * 60 };
/** Nobody replaces their calendar's address this often by hand. */
export const CALENDAR_ADDRESS_RATE_LIMIT = { points: 10, seconds: DAY_SECONDS };
