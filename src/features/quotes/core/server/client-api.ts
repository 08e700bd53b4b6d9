import { eq } from 'drizzle-orm';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { askForQuoteChange, declineQuote, markQuoteSeen } from '#features/quotes/core/contract/quotes.ts';
import {
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
  transitionInvitation,
} from '#features/requests/core/server/index.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { changeQuoteAsClient } from './authorize-and-lock.ts';
import { notifyOfQuote } from './notify-of-quote.ts';
import { quotes } from './tables.ts';
import { transitionQuote } from './transition-quote.ts';

const see: EndpointRoute = handle(markQuoteSeen, (call) =>
  changeQuoteAsClient(call, async ({ transaction, quote, now }) => {
    if (quote.seenAt === null)
      await transaction.update(quotes).set({ seenAt: now }).where(eq(quotes.id, quote.id));
  }),
);

const askChange: EndpointRoute = handle(askForQuoteChange, (call) =>
  changeQuoteAsClient(call, async ({ transaction, quote, now }) => {
    if (quote.isSuspended) throw call.refuse('companySuspended');
    if (await hasBlocked(transaction, quote.ownerId, quote.clientId)) throw call.refuse('blocked');
    const askedQuote = await transitionQuote(transaction, quote, 'askChange', {
      now,
      changeWords: call.body.text,
    });
    if (!askedQuote) throw call.refuse('quoteEnded');
    await notifyOfQuote(transaction, call.services, askedQuote, 'quoteChangeAsked');
  }),
);

const decline: EndpointRoute = handle(declineQuote, (call) =>
  changeQuoteAsClient(call, async ({ transaction, quote, lockedRequest, now }) => {
    const { body, services, refuse } = call;
    const declined = await transitionQuote(transaction, quote, 'decline', {
      now,
      declinedFor: body.reason,
      declinedWords: body.text || null,
    });
    if (!declined) throw refuse('quoteEnded');
    const invitation = lockedRequest?.invitations.find(({ id }) => id === quote.invitationId);
    if (lockedRequest && invitation) {
      const lostInvitation = await transitionInvitation(transaction, invitation, 'lose', { now });
      await sendLiveRequestToClient(transaction, lockedRequest.request);
      await sendLiveInvitationToCompany(transaction, lostInvitation ?? invitation);
    }
    await notifyOfQuote(transaction, services, declined, 'quoteDeclined');
  }),
);

export const quoteClientRoutes: readonly EndpointRoute[] = [see, askChange, decline];
