import { and, eq, isNull } from 'drizzle-orm';
import type { Person } from '#kernel/visitor.ts';
import { callOffContract, type HeldProject } from '#project-records/server/index.ts';
import type { HeldQuote, Side } from '#quotes/server/index.ts';
import { quoteAcceptances } from '#quotes/server/tables.ts';
import { moveInvitation, moveRequest, sendLiveToClient, sendLiveToCompany } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { callOffVisitsOf } from '#visits/server/index.ts';

interface Ending {
  person: Person;
  side: Side;
  project: HeldProject | undefined;
  how: 'withdrawnAt' | 'endedAt';
  now: Date;
}

/**
 * A contract is over, withdrawn from or ended by both: its change orders with it, its project and visits are called
 * off, and its request is closed, so that the client can ask again.
 */
export const endContract = async (
  transaction: Db,
  tools: Tools,
  { quote, held }: HeldQuote,
  { person, side, project, how, now }: Ending,
): Promise<void> => {
  const areOfContract = project
    ? eq(quoteAcceptances.projectId, project.id)
    : eq(quoteAcceptances.quoteId, quote.id);
  await transaction
    .update(quoteAcceptances)
    .set({ [how]: now })
    .where(and(areOfContract, isNull(quoteAcceptances.withdrawnAt), isNull(quoteAcceptances.endedAt)));
  if (project)
    await callOffContract(transaction, tools, person, project, {
      kind: how === 'endedAt' ? 'ended' : 'withdrawn',
      side,
    });
  await callOffVisitsOf(transaction, quote, now);
  if (!held) return;
  await moveRequest(transaction, held.request, 'callOff', { closedAt: now, closedFor: 'other' });
  await sendLiveToClient(transaction, held.request);
  const winner = held.invitations.find(({ id }) => id === quote.invitationId);
  const over = winner && (await moveInvitation(transaction, winner, 'callOff', { now }));
  if (over) await sendLiveToCompany(transaction, over);
};
