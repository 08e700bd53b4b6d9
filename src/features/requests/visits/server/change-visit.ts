import { hasBlocked } from '#features/messaging/core/server/index.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import {
  isVisitOver,
  type VisitAction,
  type VisitSide,
  type VisitStanding,
  visitStandingAfter,
} from '#features/requests/visits/rules/visits.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { lockVisit } from './lock-visit.ts';
import { sendLiveOfVisit } from './notify-of-visit.ts';
import { presentVisits, type VisitReaderContext } from './present.ts';
import { findOwnVisit, findVisit, type VisitRow, visitSideOf } from './store.ts';

interface Call {
  params: { id: number };
  person: Person;
  services: Services;
  refuse: (code: 'visitNotFound' | 'visitEnded') => Refusal;
}

export const isBlockedByOther = (transaction: Db, row: VisitRow, side: VisitSide | null): Promise<boolean> =>
  side === 'client'
    ? hasBlocked(transaction, row.ownerId, row.clientId)
    : hasBlocked(transaction, row.clientId, row.ownerId);

interface Acting {
  transaction: Db;
  /** This is the visit before the change. */
  row: VisitRow;
  side: VisitSide;
  next: VisitStanding;
  now: Date;
}

interface VisitChange {
  action: VisitAction;
  /** Refuses an action that is not this side's turn; by default the visit has ended. */
  refuseTurn?: () => Refusal;
  /** Refuses a blocked side. Cancelling has none, as a block leaves that to both. */
  refuseBlocked?: () => Refusal;
  /** Refuses a client's action towards a suspended company. */
  refuseSuspended?: () => Refusal;
  run: (acting: Acting) => Promise<unknown>;
}

export const readVisitAfterChange = async (
  transaction: Db,
  id: number,
  reader: VisitReaderContext,
): Promise<{ row: VisitRow; visit: Visit }> => {
  const row = await findVisit(transaction, id);
  const [visit] = row ? await presentVisits(transaction, [row], reader) : [];
  if (!row || !visit) throw new Error(`Visit ${id} is gone`);
  return { row, visit };
};

/** Locks a visit, runs one side's action and responds with the visit as it then stands. */
export const changeVisit = async (
  { params: { id }, person, services, refuse }: Call,
  { action, refuseTurn, refuseBlocked, refuseSuspended, run }: VisitChange,
): Promise<Visit> => {
  const now = services.clock.now();
  return services.db.transaction(async (transaction) => {
    const ownVisit = await findOwnVisit(transaction, person.id, id);
    const row = ownVisit && (await lockVisit(transaction, services, ownVisit));
    if (!row) throw refuse('visitNotFound');
    const side = visitSideOf(row, person.id);
    if (row.state === 'cancelled' || isVisitOver(row, now)) throw refuse('visitEnded');
    if (refuseBlocked && (await isBlockedByOther(transaction, row, side))) throw refuseBlocked();
    if (side === 'client' && row.companyIsSuspended && refuseSuspended) throw refuseSuspended();
    const next = visitStandingAfter(row, action, side);
    if (!next) throw refuseTurn?.() ?? refuse('visitEnded');
    await run({ transaction, row, side, next, now });
    const { row: storedRow, visit } = await readVisitAfterChange(transaction, id, {
      personId: person.id,
      now,
      translator: services.translator,
    });
    await sendLiveOfVisit(transaction, storedRow);
    if (side === 'company' && row.clientId !== null)
      await recordActivity(transaction, person, action === 'cancel' ? 'call-off-visit' : 'change-visit', {
        aboutId: row.clientId,
      });
    return visit;
  });
};
