import { eq } from 'drizzle-orm';
import { lockProject } from '#features/projects/core/server/index.ts';
import {
  askToEndContract,
  confirmEndOfContract,
  refuseEndOfContract,
} from '#features/quotes/acceptance/contract/end-contract.ts';
import {
  changeQuoteAsEither,
  notifySideOfQuote,
  type QuoteRow,
  type QuoteSide,
} from '#features/quotes/core/server/index.ts';
import { contractEndings, quoteAcceptances } from '#features/quotes/core/server/tables.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { endContract } from './end-contract.ts';

const otherSide: Record<QuoteSide, QuoteSide> = { client: 'company', company: 'client' };

/** Finds the running contract of this quote with the request to end it. The caller has locked the quote. */
const findContract = async (transaction: Db, quote: QuoteRow) => {
  const [signed] = await transaction
    .select()
    .from(quoteAcceptances)
    .where(eq(quoteAcceptances.quoteId, quote.id));
  if (!signed || quote.isChange || signed.withdrawnAt !== null || signed.endedAt !== null) return null;
  const [ending] = await transaction
    .select()
    .from(contractEndings)
    .where(eq(contractEndings.quoteId, quote.id));
  return { signed, ending };
};

/** Locks its project, as long as the work is not done. */
const lockWork = async (
  transaction: Db,
  { person, refuse }: { person: Person; refuse: (code: 'projectEnded') => Refusal },
  projectId: number | null,
) => {
  const project = projectId === null ? undefined : await lockProject(transaction, person, projectId);
  if (project?.status !== 'pending') throw refuse('projectEnded');
  return project;
};

const recordEnd = (transaction: Db, person: Person, side: QuoteSide, { clientId }: QuoteRow) =>
  side === 'company' && clientId !== null
    ? recordActivity(transaction, person, 'end-contract', { aboutId: clientId })
    : undefined;

const askRoute: EndpointRoute = handle(askToEndContract, (call) =>
  changeQuoteAsEither(call, async ({ transaction, quote, side, now }) => {
    const contract = await findContract(transaction, quote);
    if (!contract) throw call.refuse('noContract');
    await lockWork(transaction, call, contract.signed.projectId);
    if (contract.ending) throw call.refuse('endAsked');
    await transaction
      .insert(contractEndings)
      .values({ quoteId: quote.id, askedBy: side, reason: call.body.reason, askedAt: now });
    await recordEnd(transaction, call.person, side, quote);
    await notifySideOfQuote(transaction, call.services, quote, {
      side: otherSide[side],
      kind: 'contractEndAsked',
    });
  }),
);

const confirm: EndpointRoute = handle(confirmEndOfContract, (call) =>
  changeQuoteAsEither(call, async ({ transaction, quote, lockedRequest, side, now }) => {
    const { person, services, refuse } = call;
    const contract = await findContract(transaction, quote);
    if (!contract) throw refuse('noContract');
    // The side that asked has agreed already, so only the other one may confirm.
    if (!contract.ending || contract.ending.askedBy === side) throw refuse('noEndAsked');
    const project = await lockWork(transaction, call, contract.signed.projectId);
    await transaction
      .update(contractEndings)
      .set({ confirmedAt: now })
      .where(eq(contractEndings.quoteId, quote.id));
    await endContract(
      transaction,
      services,
      { quote, lockedRequest },
      { person, side, project, column: 'endedAt', now },
    );
    await recordEnd(transaction, person, side, quote);
    await notifySideOfQuote(transaction, services, quote, { side: otherSide[side], kind: 'contractEnded' });
  }),
);

const refuseEnd: EndpointRoute = handle(refuseEndOfContract, (call) =>
  changeQuoteAsEither(call, async ({ transaction, quote, side }) => {
    const contract = await findContract(transaction, quote);
    if (!contract) throw call.refuse('noContract');
    if (!contract.ending) throw call.refuse('noEndAsked');
    await transaction.delete(contractEndings).where(eq(contractEndings.quoteId, quote.id));
    // If the side that asked takes it back, the other has nothing to know.
    if (contract.ending.askedBy !== side)
      await notifySideOfQuote(transaction, call.services, quote, {
        side: otherSide[side],
        kind: 'contractEndRefused',
      });
  }),
);

export const endContractRoutes: readonly EndpointRoute[] = [askRoute, confirm, refuseEnd];
