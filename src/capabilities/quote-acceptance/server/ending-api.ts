import { eq } from 'drizzle-orm';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { holdProject } from '#project-records/server/index.ts';
import {
  askToEndContract,
  confirmEndOfContract,
  refuseEndOfContract,
} from '#quote-acceptance/contract/ending.ts';
import { actAsEither, notifySideOfQuote, type QuoteRow, type Side } from '#quotes/server/index.ts';
import { contractEndings, quoteAcceptances } from '#quotes/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { endContract } from './end-contract.ts';

const otherSide: Record<Side, Side> = { client: 'company', company: 'client' };

/** The contract that stands on this quote, with what is asked of its end. The quote is held by the caller. */
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

/** Its project, held, as long as the work is not done. */
const holdWork = async (
  transaction: Db,
  { person, refuse }: { person: Person; refuse: (code: 'projectEnded') => Refusal },
  projectId: number | null,
) => {
  const project = projectId === null ? undefined : await holdProject(transaction, person, projectId);
  if (project?.status !== 'pending') throw refuse('projectEnded');
  return project;
};

const noteEnd = (transaction: Db, person: Person, side: Side, { clientId }: QuoteRow) =>
  side === 'company' && clientId !== null
    ? noteWork(transaction, person, 'end-contract', { aboutId: clientId })
    : undefined;

const ask: Route = answer(askToEndContract, (call) =>
  actAsEither(call, async ({ transaction, quote, side, now }) => {
    const contract = await findContract(transaction, quote);
    if (!contract) throw call.refuse('noContract');
    await holdWork(transaction, call, contract.signed.projectId);
    if (contract.ending) throw call.refuse('endAsked');
    await transaction
      .insert(contractEndings)
      .values({ quoteId: quote.id, askedBy: side, reason: call.body.reason, askedAt: now });
    await noteEnd(transaction, call.person, side, quote);
    await notifySideOfQuote(transaction, call.tools, quote, {
      side: otherSide[side],
      kind: 'contractEndAsked',
    });
  }),
);

const confirm: Route = answer(confirmEndOfContract, (call) =>
  actAsEither(call, async ({ transaction, quote, held, side, now }) => {
    const { person, tools, refuse } = call;
    const contract = await findContract(transaction, quote);
    if (!contract) throw refuse('noContract');
    // Whoever asked has said so already: the other side is the second one.
    if (!contract.ending || contract.ending.askedBy === side) throw refuse('noEndAsked');
    const project = await holdWork(transaction, call, contract.signed.projectId);
    await transaction
      .update(contractEndings)
      .set({ confirmedAt: now })
      .where(eq(contractEndings.quoteId, quote.id));
    await endContract(transaction, tools, { quote, held }, { person, side, project, how: 'endedAt', now });
    await noteEnd(transaction, person, side, quote);
    await notifySideOfQuote(transaction, tools, quote, { side: otherSide[side], kind: 'contractEnded' });
  }),
);

const refuseEnd: Route = answer(refuseEndOfContract, (call) =>
  actAsEither(call, async ({ transaction, quote, side }) => {
    const contract = await findContract(transaction, quote);
    if (!contract) throw call.refuse('noContract');
    if (!contract.ending) throw call.refuse('noEndAsked');
    await transaction.delete(contractEndings).where(eq(contractEndings.quoteId, quote.id));
    // Taken back by whoever asked, there is nothing the other side has to know.
    if (contract.ending.askedBy !== side)
      await notifySideOfQuote(transaction, call.tools, quote, {
        side: otherSide[side],
        kind: 'contractEndRefused',
      });
  }),
);

export const endingRoutes: readonly Route[] = [ask, confirm, refuseEnd];
