import { eq } from 'drizzle-orm';
import {
  changeAgreedSum,
  holdProject,
  isDoneForGood,
  sendLiveToSides,
} from '#project-records/server/index.ts';
import { removePlannedMilestones } from '#project-room/server/index.ts';
import { withdrawFromContract } from '#quote-acceptance/contract/acceptance.ts';
import { actAsClient, findVersion, notifyOfQuote } from '#quotes/server/index.ts';
import { quoteAcceptances } from '#quotes/server/tables.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { endContract } from './end-contract.ts';
import { mailReceipt } from './withdrawal-receipt.ts';

const negated = (sum: string) => (sum.startsWith('-') ? sum.slice(1) : `-${sum}`);

const withdraw: Route = answer(withdrawFromContract, (call) =>
  actAsClient(call, async ({ transaction, quote, held, side, now }) => {
    const { person, tools, refuse } = call;
    const [signed] = await transaction
      .select()
      .from(quoteAcceptances)
      .where(eq(quoteAcceptances.quoteId, quote.id));
    if (!signed) throw refuse('notAccepted');
    if (signed.withdrawnAt !== null) throw refuse('withdrawnAlready');
    if (signed.endedAt !== null || signed.withdrawableUntil === null || now >= signed.withdrawableUntil)
      throw refuse('tooLate');
    const project =
      signed.projectId === null ? undefined : await holdProject(transaction, person, signed.projectId);
    if (isDoneForGood(project, signed)) throw refuse('tooLate');
    if (quote.isChange) {
      await transaction
        .update(quoteAcceptances)
        .set({ withdrawnAt: now })
        .where(eq(quoteAcceptances.quoteId, quote.id));
      // The contract stays as it was: neither more to pay, nor a day on which it would be due.
      await removePlannedMilestones(transaction, quote.id);
      if (project) {
        await changeAgreedSum(transaction, project.id, negated(signed.total));
        await sendLiveToSides(transaction, project);
      }
    } else
      await endContract(
        transaction,
        tools,
        { quote, held },
        { person, side, project, how: 'withdrawnAt', now },
      );
    const { object } = await findVersion(transaction, quote.id, signed.version);
    await mailReceipt(transaction, tools, { quote, signed, object, now });
    const [toCompany, toClient] = quote.isChange
      ? (['changeOrderWithdrawn', 'changeWithdrawalReceived'] as const)
      : (['contractWithdrawn', 'withdrawalReceived'] as const);
    await notifyOfQuote(transaction, tools, quote, toCompany);
    await notifyOfQuote(transaction, tools, quote, toClient);
  }),
);

export const withdrawRoutes: readonly Route[] = [withdraw];
