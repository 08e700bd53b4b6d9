import { and, eq, isNull } from 'drizzle-orm';
import { cancelContractProject, type LockedProject } from '#features/projects/core/server/index.ts';
import type { LockedQuote, QuoteSide } from '#features/quotes/core/server/index.ts';
import { quoteAcceptances } from '#features/quotes/core/server/tables.ts';
import {
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
  transitionInvitation,
  transitionRequest,
} from '#features/requests/core/server/index.ts';
import { cancelVisitsOfContract } from '#features/requests/visits/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

interface Ending {
  person: Person;
  side: QuoteSide;
  project: LockedProject | undefined;
  column: 'withdrawnAt' | 'endedAt';
  now: Date;
}

/**
 * A contract ends by withdrawal or by agreement: its change orders end with it, its project and visits are called off,
 * and its request is closed, so that the client can ask again.
 */
export const endContract = async (
  transaction: Db,
  services: Services,
  { quote, lockedRequest }: LockedQuote,
  { person, side, project, column, now }: Ending,
): Promise<void> => {
  const areOfContract = project
    ? eq(quoteAcceptances.projectId, project.id)
    : eq(quoteAcceptances.quoteId, quote.id);
  await transaction
    .update(quoteAcceptances)
    .set({ [column]: now })
    .where(and(areOfContract, isNull(quoteAcceptances.withdrawnAt), isNull(quoteAcceptances.endedAt)));
  if (project)
    await cancelContractProject(transaction, services, person, project, {
      kind: column === 'endedAt' ? 'ended' : 'withdrawn',
      side,
    });
  await cancelVisitsOfContract(transaction, quote, now);
  if (!lockedRequest) return;
  await transitionRequest(transaction, lockedRequest.request, 'callOff', {
    closedAt: now,
    closedFor: 'other',
  });
  await sendLiveRequestToClient(transaction, lockedRequest.request);
  const winner = lockedRequest.invitations.find(({ id }) => id === quote.invitationId);
  const over = winner && (await transitionInvitation(transaction, winner, 'callOff', { now }));
  if (over) await sendLiveInvitationToCompany(transaction, over);
};
