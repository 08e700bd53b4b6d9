import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { noteWork } from '#team/server/index.ts';
import type { Visit } from '#visits/contract/shapes.ts';
import {
  isVisitOver,
  type VisitActName,
  type VisitSide,
  type VisitStanding,
  visitAfter,
} from '#visits/rules/visits.ts';
import { holdVisit } from './hold-visit.ts';
import { sendLiveOfVisit } from './news.ts';
import { presentVisits, type VisitReader } from './present.ts';
import { findOwnVisit, findVisit, type VisitRow, visitSideOf } from './store.ts';

interface Call {
  params: { id: number };
  person: Person;
  tools: Tools;
  refuse: (code: 'visitNotFound' | 'visitEnded') => Refusal;
}

/** Whether the other side takes nothing from whoever acts. */
export const isBlockedByOther = (transaction: Db, row: VisitRow, side: VisitSide | null): Promise<boolean> =>
  side === 'client'
    ? hasBlocked(transaction, row.ownerId, row.clientId)
    : hasBlocked(transaction, row.clientId, row.ownerId);

interface Acting {
  transaction: Db;
  /** As it stood before. */
  row: VisitRow;
  side: VisitSide;
  after: VisitStanding;
  now: Date;
}

interface Terms {
  act: VisitActName;
  /** What is said where it is not this side's to do: the visit is over, unless said otherwise. */
  refuseTurn?: () => Refusal;
  /** Of everything but calling it off, which a block leaves to both. */
  refuseBlocked?: () => Refusal;
  /** Of what a client does not do with a company that is suspended. */
  refuseSuspended?: () => Refusal;
  run: (acting: Acting) => Promise<unknown>;
}

export const readVisitAgain = async (
  transaction: Db,
  id: number,
  reader: VisitReader,
): Promise<{ row: VisitRow; visit: Visit }> => {
  const row = await findVisit(transaction, id);
  const [visit] = row ? await presentVisits(transaction, [row], reader) : [];
  if (!row || !visit) throw new Error(`Visit ${id} is gone`);
  return { row, visit };
};

/** What one side does to a visit: it is held until that is stored, and answered as it stands then. */
export const actOnVisit = async (
  { params: { id }, person, tools, refuse }: Call,
  { act, refuseTurn, refuseBlocked, refuseSuspended, run }: Terms,
): Promise<Visit> => {
  const now = tools.clock.now();
  return tools.db.transaction(async (transaction) => {
    const seen = await findOwnVisit(transaction, person.id, id);
    const row = seen && (await holdVisit(transaction, tools, seen));
    if (!row) throw refuse('visitNotFound');
    const side = visitSideOf(row, person.id);
    if (row.state === 'cancelled' || isVisitOver(row, now)) throw refuse('visitEnded');
    if (refuseBlocked && (await isBlockedByOther(transaction, row, side))) throw refuseBlocked();
    if (side === 'client' && row.companyIsSuspended && refuseSuspended) throw refuseSuspended();
    const after = visitAfter(row, act, side);
    if (!after) throw refuseTurn?.() ?? refuse('visitEnded');
    await run({ transaction, row, side, after, now });
    const { row: stored, visit } = await readVisitAgain(transaction, id, {
      personId: person.id,
      now,
      translator: tools.translator,
    });
    await sendLiveOfVisit(transaction, stored);
    if (side === 'company' && row.clientId !== null)
      await noteWork(transaction, person, act === 'cancel' ? 'call-off-visit' : 'change-visit', {
        aboutId: row.clientId,
      });
    return visit;
  });
};
