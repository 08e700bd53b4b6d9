import { and, eq } from 'drizzle-orm';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { leavesAgreedSumNonNegative } from '#features/projects/core/server/index.ts';
import { messageKey } from '#features/quotes/core/contract/fields.ts';
import { sendQuote, withdrawQuote } from '#features/quotes/core/contract/quotes.ts';
import {
  findContentFaults,
  linesOfSections,
  mustStateSite,
} from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, quoteSumsOf } from '#features/quotes/core/rules/quote-sums.ts';
import { isQuoteOpen, QUOTE_RATE_LIMIT } from '#features/quotes/core/rules/quotes.ts';
import { findMissingCompanyFacts } from '#features/quotes/core/rules/required-company-facts.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { vatRatesFor } from '#kernel/vat-rates.ts';
import { type EndpointRoute, handle, InvalidInputError } from '#server/http/handle.ts';
import { changeQuoteAsCompany } from './authorize-and-lock.ts';
import { beginSendingQuote, listCompanyFactNames } from './begin-sending-quote.ts';
import { lockAndCheckProjectUnderWay } from './change-order.ts';
import type { LockedQuote } from './locked-quote.ts';
import { notifyOfQuote } from './notify-of-quote.ts';
import { presentQuote } from './present.ts';
import {
  hasInvitationPlaceFor,
  isQuotedCompanyAtWork,
  transitionQuotedInvitation,
} from './quoted-invitation.ts';
import { findQuoteVersion } from './store.ts';
import { quoteVersions } from './tables.ts';
import { transitionQuote } from './transition-quote.ts';

/** The client’s street stands on the quote once they have shown it. */
const siteOf = ({ quote, lockedRequest }: LockedQuote) => {
  const invitation = lockedRequest?.invitations.find(({ id }) => id === quote.invitationId);
  return invitation?.streetShownAt ? { siteStreet: lockedRequest?.request.street ?? null } : {};
};

const send: EndpointRoute = handle(sendQuote, (call) =>
  changeQuoteAsCompany(call, async ({ transaction, quote, lockedRequest, now }) => {
    const { body, person, language, services, refuse } = call;
    if (quote.sendingAt !== null) throw refuse('beingSent');
    if (quote.state !== 'draft' && !isQuoteOpen(quote.state)) throw refuse('quoteEnded');
    const draft = await findQuoteVersion(transaction, quote.id, quote.newestVersion);
    if (draft.sentAt !== null) throw refuse('notDraft');
    if (draft.revision !== body.revision) throw refuse('changedMeanwhile');
    if (await hasBlocked(transaction, quote.clientId, quote.ownerId)) throw refuse('blocked');
    if (!isQuotedCompanyAtWork({ quote, lockedRequest })) throw refuse('invitationEnded');
    if (!hasInvitationPlaceFor(lockedRequest, quote.invitationId)) throw refuse('threeAtWork');
    if (!(await lockAndCheckProjectUnderWay(transaction, quote))) throw refuse('projectEnded');
    const today = dayOf(now);
    const currentQuote = await presentQuote(transaction, quote, { personId: person.id, now });
    const faults = findContentFaults(
      { ...currentQuote, ...currentQuote.site },
      {
        today,
        rates: vatRatesFor(currentQuote.company, today),
        isChange: quote.isChange,
        statesSite: mustStateSite(quote),
      },
    );
    if (faults.length > 0)
      throw new InvalidInputError(
        faults.map(([path, fault]) => ({
          code: 'custom',
          path: path.split('.'),
          message: messageKey(fault),
          input: undefined,
        })),
      );
    if (quote.companyId === null) throw refuse('quoteNotFound');
    if (quote.isChange && quote.projectId !== null) {
      const { total } = quoteSumsOf(linesOfSections(currentQuote.sections), {
        isMainResidence: currentQuote.site.isMainResidence,
      });
      if (!(await leavesAgreedSumNonNegative(transaction, quote.projectId, centsAsDecimal(total))))
        throw refuse('belowNothing');
    }
    const absentFacts = findMissingCompanyFacts(currentQuote.company);
    if (absentFacts.length > 0)
      throw refuse('factsMissing', { facts: listCompanyFactNames(absentFacts, language) });
    await services.limits.spend('quotes-sent', quote.companyId, QUOTE_RATE_LIMIT);
    const frozen = {
      ...siteOf({ quote, lockedRequest }),
      changedBy: null,
      paperLanguage: currentQuote.paperLanguage,
    };
    await transaction
      .update(quoteVersions)
      .set(frozen)
      .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    await beginSendingQuote(transaction, services, quote, { version: draft.version, now });
    await recordActivity(transaction, person, 'send-quote', { aboutId: quote.clientId ?? undefined });
  }),
);

const withdraw: EndpointRoute = handle(withdrawQuote, (call) =>
  changeQuoteAsCompany(call, async ({ transaction, quote, lockedRequest, now }) => {
    const { person, services, refuse } = call;
    const withdrawn = await transitionQuote(transaction, quote, 'withdraw', { now });
    if (!withdrawn) throw refuse('quoteEnded');
    await transitionQuotedInvitation(transaction, { quote, lockedRequest }, { action: 'takeQuoteBack', now });
    await notifyOfQuote(transaction, services, withdrawn, 'quoteWithdrawn');
    await recordActivity(transaction, person, 'withdraw-quote', { aboutId: quote.clientId ?? undefined });
  }),
);

export const sendQuoteRoutes: readonly EndpointRoute[] = [send, withdraw];
