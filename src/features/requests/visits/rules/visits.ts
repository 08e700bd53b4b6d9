export const visitStates = ['proposed', 'asked', 'agreed', 'cancelled'] as const;
export type VisitState = (typeof visitStates)[number];

export const visitSides = ['client', 'company'] as const;
export type VisitSide = (typeof visitSides)[number];

/** Who called a visit off; the request where it ended with that. */
export const visitCancellers = ['client', 'company', 'request'] as const;

export const visitActions = ['propose', 'accept', 'askOthers', 'cancel'] as const;
export type VisitAction = (typeof visitActions)[number];

export const otherSide = (side: VisitSide): VisitSide => (side === 'client' ? 'company' : 'client');

/** How far a visit is, and who has to answer. An agreed one keeps its time until another was taken. */
export interface VisitStanding {
  state: VisitState;
  turn: VisitSide | null;
}

type Step = (visit: VisitStanding, by: VisitSide) => VisitStanding | null;

const steps: Record<VisitAction, Step> = {
  /** Other times, also in place of those that are proposed. */
  propose: ({ state }, by) => {
    if (state === 'cancelled') return null;
    return { state: state === 'agreed' ? 'agreed' : 'proposed', turn: otherSide(by) };
  },
  accept: ({ state, turn }, by) =>
    turn === by && (state === 'proposed' || state === 'agreed') ? { state: 'agreed', turn: null } : null,
  /** None of them suits: what was agreed before stands. */
  askOthers: ({ state, turn }, by) => {
    if (turn !== by) return null;
    if (state === 'agreed') return { state, turn: null };
    return state === 'proposed' ? { state: 'asked', turn: otherSide(by) } : null;
  },
  cancel: ({ state }) => (state === 'cancelled' ? null : { state: 'cancelled', turn: null }),
};

/** What an act of one side makes of a visit, or null where it cannot be done. */
export const visitAfter = (visit: VisitStanding, action: VisitAction, by: VisitSide): VisitStanding | null =>
  steps[action](visit, by);

/** Nothing is changed any more of a visit that has taken place. */
export const isVisitOver = (
  { state, endsAt }: { state: VisitState; endsAt: Date | null },
  now: Date,
): boolean => state === 'agreed' && endsAt !== null && endsAt <= now;

/** Three of these are the database's too (db/migrations/0043). */
export const MOST_SLOTS = 3;
export const SHORTEST_MINUTES = 15;
export const LONGEST_MINUTES = 8 * 60;
export const LATEST_DAYS = 180;

export interface VisitSlot {
  startsAt: Date;
  endsAt: Date;
}

const overlap = (a: VisitSlot, b: VisitSlot) => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

interface Bounds {
  now: Date;
  /** Of a request that is open: the moment it ends, after which nobody comes for it. */
  endsAt: Date | null;
}

const DAY_MS = 86_400_000;

/** Why these times cannot be proposed, or null. */
export const whyNotSlots = (slots: readonly VisitSlot[], { now, endsAt }: Bounds) => {
  if (slots.some(({ startsAt }) => startsAt <= now)) return 'slotInPast' as const;
  if (slots.some((slot, index) => slots.slice(index + 1).some((otherSlot) => overlap(slot, otherSlot))))
    return 'slotsOverlap' as const;
  if (slots.some(({ startsAt }) => startsAt.getTime() > now.getTime() + LATEST_DAYS * DAY_MS))
    return 'slotTooLate' as const;
  return endsAt && slots.some(({ startsAt }) => startsAt >= endsAt) ? ('slotAfterRequest' as const) : null;
};

export const PROPOSALS_AN_HOUR = { points: 60, seconds: 60 * 60 };
/** A calendar asks every few minutes, an office of several people from one address. */
export const CALENDAR_READS = { points: 120, seconds: 10 * 60 };
/** Who hands their calendar's address out anew this often is not a person. */
export const ADDRESSES_A_DAY = { points: 10, seconds: 24 * 60 * 60 };
