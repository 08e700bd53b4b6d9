import { eq } from 'drizzle-orm';
import {
  changeAgreedSum,
  isDoneBeyondWithdrawal,
  lockProject,
  sendLiveProjectToSides,
} from '#features/projects/core/server/index.ts';
import { removePlannedMilestones } from '#features/projects/room/server/index.ts';
import { withdrawFromContract } from '#features/quotes/acceptance/contract/acceptance.ts';
import { changeQuoteAsClient, findQuoteVersion, notifyOfQuote } from '#features/quotes/core/server/index.ts';
import { quoteAcceptances } from '#features/quotes/core/server/tables.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { endContract } from './end-contract.ts';
import { mailWithdrawalReceipt } from './withdrawal-receipt.ts';

const negated = (sum: string) => (sum.startsWith('-') ? sum.slice(1) : `-${sum}`);

const withdraw: EndpointRoute = handle(withdrawFromContract, (call) =>
  changeQuoteAsClient(call, async ({ transaction, quote, lockedRequest, side, now }) => {
    const { person, services, refuse } = call;
    const [signed] = await transaction
      .select()
      .from(quoteAcceptances)
      .where(eq(quoteAcceptances.quoteId, quote.id));
    if (!signed) throw refuse('notAccepted');
    if (signed.withdrawnAt !== null) throw refuse('withdrawnAlready');
    if (signed.endedAt !== null || signed.withdrawableUntil === null || now >= signed.withdrawableUntil)
      throw refuse('tooLate');
    const project =
      signed.projectId === null ? undefined : await lockProject(transaction, person, signed.projectId);
    if (isDoneBeyondWithdrawal(project, signed)) throw refuse('tooLate');
    if (quote.isChange) {
      await transaction
        .update(quoteAcceptances)
        .set({ withdrawnAt: now })
        .where(eq(quoteAcceptances.quoteId, quote.id));
      // The contract stays as it was: neither more to pay, nor a day on which it would be due.
      await removePlannedMilestones(transaction, quote.id);
      if (project) {
        await changeAgreedSum(transaction, project.id, negated(signed.total));
        await sendLiveProjectToSides(transaction, project);
      }
    } else
      await endContract(
        transaction,
        services,
        { quote, lockedRequest },
        { person, side, project, column: 'withdrawnAt', now },
      );
    const { object } = await findQuoteVersion(transaction, quote.id, signed.version);
    await mailWithdrawalReceipt(transaction, services, { quote, signed, object, now });
    const [toCompany, toClient] = quote.isChange
      ? (['changeOrderWithdrawn', 'changeWithdrawalReceived'] as const)
      : (['contractWithdrawn', 'withdrawalReceived'] as const);
    await notifyOfQuote(transaction, services, quote, toCompany);
    await notifyOfQuote(transaction, services, quote, toClient);
  }),
);

export const withdrawFromContractRoutes: readonly EndpointRoute[] = [withdraw];
