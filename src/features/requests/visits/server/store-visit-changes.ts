import { eq } from 'drizzle-orm';
import { visitRemindersOf } from '#features/requests/visits/rules/visit-reminders.ts';
import type { VisitSide, VisitSlot, VisitStanding } from '#features/requests/visits/rules/visits.ts';
import { sqlStateOf } from '#server/database/database-errors.ts';
import type { Db } from '#server/database/db.ts';
import type { VisitRow } from './store.ts';
import { visits, visitSlots } from './tables.ts';

const EXCLUDED = '23P01';

const NO_REMINDERS = { dayReminderAt: null, hoursReminderAt: null };

export const storeVisitSlots = async (transaction: Db, visitId: number, slots: readonly VisitSlot[]) => {
  await transaction.delete(visitSlots).where(eq(visitSlots.visitId, visitId));
  await transaction
    .insert(visitSlots)
    .values(slots.map((slot, position) => ({ visitId, position, ...slot })));
};

/** Agrees on this time; `refuseBusy` makes the error where the member who comes is busy then. */
export const updateVisitToAgreed = async (
  transaction: Db,
  { id, sequence, startsAt: previousStart }: VisitRow,
  { slot, now, refuseBusy }: { slot: VisitSlot; now: Date; refuseBusy: () => Error },
) => {
  const { startsAt, endsAt } = slot;
  await transaction
    .update(visits)
    .set({
      state: 'agreed',
      turn: null,
      startsAt,
      endsAt,
      // A calendar program recognises the later version by this.
      sequence: previousStart ? sequence + 1 : sequence,
      ...visitRemindersOf(startsAt, now),
      changedAt: now,
    })
    .where(eq(visits.id, id))
    .catch((error: unknown) => {
      throw sqlStateOf(error) === EXCLUDED ? refuseBusy() : error;
    });
};

export const updateVisitToCancelled = (
  transaction: Db,
  { id, sequence, startsAt }: VisitRow,
  { by, words, now }: { by: VisitSide; words: string | null; now: Date },
) =>
  transaction
    .update(visits)
    .set({
      state: 'cancelled',
      turn: null,
      sequence: startsAt ? sequence + 1 : sequence,
      ...NO_REMINDERS,
      cancelledBy: by,
      cancelledWords: words,
      endToldAt: now,
      changedAt: now,
    })
    .where(eq(visits.id, id));

/** Only the turn changes, and nothing about an agreed time. */
export const updateVisitTurn = (
  transaction: Db,
  { id }: VisitRow,
  { state, turn, now, words }: VisitStanding & { now: Date; words?: string | null },
) =>
  transaction
    .update(visits)
    .set({ state, turn, changedAt: now, ...(words !== undefined && { words }) })
    .where(eq(visits.id, id));
