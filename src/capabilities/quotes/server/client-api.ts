import { eq } from 'drizzle-orm';
import { hasBlocked } from '#messaging/server/index.ts';
import { askForQuoteChange, declineQuote, seeQuote } from '#quotes/contract/quotes.ts';
import { moveInvitation, sendLiveToClient, sendLiveToCompany } from '#requests/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { actAsClient } from './act.ts';
import { moveQuote } from './move.ts';
import { notifyOfQuote } from './news.ts';
import { quotes } from './tables.ts';

const see: Route = answer(seeQuote, (call) =>
  actAsClient(call, async ({ transaction, quote, now }) => {
    if (quote.seenAt === null)
      await transaction.update(quotes).set({ seenAt: now }).where(eq(quotes.id, quote.id));
  }),
);

const askChange: Route = answer(askForQuoteChange, (call) =>
  actAsClient(call, async ({ transaction, quote, now }) => {
    if (quote.isSuspended) throw call.refuse('companySuspended');
    if (await hasBlocked(transaction, quote.ownerId, quote.clientId)) throw call.refuse('blocked');
    const asked = await moveQuote(transaction, quote, 'askChange', { now, changeWords: call.body.text });
    if (!asked) throw call.refuse('quoteEnded');
    await notifyOfQuote(transaction, call.tools, asked, 'quoteChangeAsked');
  }),
);

const decline: Route = answer(declineQuote, (call) =>
  actAsClient(call, async ({ transaction, quote, held, now }) => {
    const { body, tools, refuse } = call;
    const declined = await moveQuote(transaction, quote, 'decline', {
      now,
      declinedFor: body.reason,
      declinedWords: body.text || null,
    });
    if (!declined) throw refuse('quoteEnded');
    const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
    if (held && invitation) {
      const lost = await moveInvitation(transaction, invitation, 'lose', { now });
      await sendLiveToClient(transaction, held.request);
      await sendLiveToCompany(transaction, lost ?? invitation);
    }
    await notifyOfQuote(transaction, tools, declined, 'quoteDeclined');
  }),
);

export const quoteClientRoutes: readonly Route[] = [see, askChange, decline];
