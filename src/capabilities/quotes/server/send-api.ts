import { and, eq } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import { ratesFor } from '#price-book/rules/vat.ts';
import { leavesSomething } from '#project-records/server/index.ts';
import { say } from '#quotes/contract/fields.ts';
import { sendQuote, withdrawQuote } from '#quotes/contract/quotes.ts';
import { missingFacts } from '#quotes/rules/law-facts.ts';
import { faultsOfPaper, linesOf, statesSite } from '#quotes/rules/paper.ts';
import { isOpen, QUOTES_A_DAY } from '#quotes/rules/quotes.ts';
import { sumsOf, writeCents } from '#quotes/rules/sums.ts';
import { answer, InvalidInput, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { actAsCompany } from './act.ts';
import { isUnderWay } from './change-order.ts';
import type { HeldQuote } from './held-quote.ts';
import { moveQuote } from './move.ts';
import { notifyOfQuote } from './news.ts';
import { presentQuote } from './present.ts';
import { answerInvitation, hasRoomFor, isAtWork } from './quoted-invitation.ts';
import { beginSending, listFacts } from './sending.ts';
import { findVersion } from './store.ts';
import { quoteVersions } from './tables.ts';

/** The client’s street stands on the quote once they have shown it. */
const siteOf = ({ quote, held }: HeldQuote) => {
  const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
  return invitation?.streetShownAt ? { siteStreet: held?.request.street ?? null } : {};
};

const send: Route = answer(sendQuote, (call) =>
  actAsCompany(call, async ({ transaction, quote, held, now }) => {
    const { body, person, language, tools, refuse } = call;
    if (quote.sendingAt !== null) throw refuse('beingSent');
    if (quote.state !== 'draft' && !isOpen(quote.state)) throw refuse('quoteEnded');
    const draft = await findVersion(transaction, quote.id, quote.newestVersion);
    if (draft.sentAt !== null) throw refuse('notDraft');
    if (draft.revision !== body.revision) throw refuse('changedMeanwhile');
    if (await hasBlocked(transaction, quote.clientId, quote.ownerId)) throw refuse('blocked');
    if (!isAtWork({ quote, held })) throw refuse('invitationEnded');
    if (!hasRoomFor(held, quote.invitationId)) throw refuse('threeAtWork');
    if (!(await isUnderWay(transaction, quote))) throw refuse('projectEnded');
    const today = dayOf(now);
    const written = await presentQuote(transaction, quote, { personId: person.id, now });
    const faults = faultsOfPaper(
      { ...written, ...written.site },
      {
        today,
        rates: ratesFor(written.company, today),
        isChange: quote.isChange,
        statesSite: statesSite(quote),
      },
    );
    if (faults.length > 0)
      throw new InvalidInput(
        faults.map(([path, fault]) => ({
          code: 'custom',
          path: path.split('.'),
          message: say(fault),
          input: undefined,
        })),
      );
    if (quote.companyId === null) throw refuse('quoteNotFound');
    if (quote.isChange && quote.projectId !== null) {
      const { total } = sumsOf(linesOf(written.sections), { isMainResidence: written.site.isMainResidence });
      if (!(await leavesSomething(transaction, quote.projectId, writeCents(total))))
        throw refuse('belowNothing');
    }
    const missing = missingFacts(written.company);
    if (missing.length > 0) throw refuse('factsMissing', { facts: listFacts(missing, language) });
    await tools.limits.spend('quotes-sent', quote.companyId, QUOTES_A_DAY);
    const frozen = { ...siteOf({ quote, held }), changedBy: null, paperLanguage: written.paperLanguage };
    await transaction
      .update(quoteVersions)
      .set(frozen)
      .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    await beginSending(transaction, tools, quote, { version: draft.version, now });
    await noteWork(transaction, person, 'send-quote', { aboutId: quote.clientId ?? undefined });
  }),
);

const withdraw: Route = answer(withdrawQuote, (call) =>
  actAsCompany(call, async ({ transaction, quote, held, now }) => {
    const { person, tools, refuse } = call;
    const withdrawn = await moveQuote(transaction, quote, 'withdraw', { now });
    if (!withdrawn) throw refuse('quoteEnded');
    await answerInvitation(transaction, { quote, held }, { act: 'takeQuoteBack', now });
    await notifyOfQuote(transaction, tools, withdrawn, 'quoteWithdrawn');
    await noteWork(transaction, person, 'withdraw-quote', { aboutId: quote.clientId ?? undefined });
  }),
);

export const sendRoutes: readonly Route[] = [send, withdraw];
