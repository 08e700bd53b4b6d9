import { and, eq, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import { say } from '#quotes/contract/fields.ts';
import { sendQuote, withdrawQuote } from '#quotes/contract/quotes.ts';
import { faultsOf } from '#quotes/rules/paper.ts';
import { isOpen, QUOTES_A_DAY } from '#quotes/rules/quotes.ts';
import { ratesOn } from '#quotes/rules/vat.ts';
import { isRunning } from '#requests/rules/requests.ts';
import { moveInvitation, sendLiveToClient, sendLiveToCompany } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, InvalidInput, type Route } from '#server/http/answer.ts';
import { noteWork } from '#team/server/index.ts';
import { actAsCompany } from './act.ts';
import type { HeldQuote } from './hold-quote.ts';
import { moveQuote } from './move.ts';
import { notifyOfQuote } from './news.ts';
import { fingerprintOf } from './paper-text.ts';
import { presentQuote } from './present.ts';
import { findVersion, type QuoteRow } from './store.ts';
import { quoteNumbers, quoteVersions } from './tables.ts';

/** The company’s next number of the year: the row is held until this is stored, so that there is no gap. */
const nextNumber = async (transaction: Db, companyId: number, year: number): Promise<string> => {
  const [row] = await transaction
    .insert(quoteNumbers)
    .values({ companyId, year, last: 1 })
    .onConflictDoUpdate({
      target: [quoteNumbers.companyId, quoteNumbers.year],
      set: { last: sql`${quoteNumbers.last} + 1` },
    })
    .returning({ last: quoteNumbers.last });
  return `${year}-${String(row?.last ?? 1).padStart(4, '0')}`;
};

/** The client’s street stands on the quote once they have shown it. */
const siteOf = ({ quote, held }: HeldQuote) => {
  const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
  return invitation?.streetShownAt ? { siteStreet: held?.request.street ?? null } : {};
};

const answerInvitation = async (
  transaction: Db,
  { quote, held }: HeldQuote,
  { act, now }: { act: 'quote' | 'takeQuoteBack'; now: Date },
) => {
  const invitation = held?.invitations.find(({ id }) => id === quote.invitationId);
  if (!held || !invitation) return;
  const moved = await moveInvitation(transaction, invitation, act, {
    now,
    seenAt: invitation.seenAt ?? now,
    answeredAt: invitation.answeredAt ?? now,
  });
  await sendLiveToClient(transaction, held.request);
  await sendLiveToCompany(transaction, moved ?? invitation);
};

const isAtWork = ({ quote, held }: HeldQuote) =>
  quote.invitationId === null ||
  (held?.invitations.some(({ id, state }) => id === quote.invitationId && isRunning(state)) ?? false);

const send: Route = answer(sendQuote, (call) =>
  actAsCompany(call, async ({ transaction, quote, held, now }) => {
    const { body, person, tools, refuse } = call;
    if (quote.state !== 'draft' && !isOpen(quote.state)) throw refuse('quoteEnded');
    const draft = await findVersion(transaction, quote.id, quote.newestVersion);
    if (draft.sentAt !== null) throw refuse('notDraft');
    if (draft.revision !== body.revision) throw refuse('changedMeanwhile');
    if (!isAtWork({ quote, held })) throw refuse('invitationEnded');
    const today = dayOf(now);
    const written = await presentQuote(transaction, quote, { personId: person.id, now });
    const faults = faultsOf(
      { ...written, isMainResidence: written.site.isMainResidence },
      { today, rates: ratesOn(today) },
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
    await tools.limits.spend('quotes-sent', quote.companyId, QUOTES_A_DAY);
    const number = quote.number ?? (await nextNumber(transaction, quote.companyId, now.getUTCFullYear()));
    const site = siteOf({ quote, held });
    const frozen = {
      ...written,
      number,
      issuedOn: today,
      site: { ...written.site, street: site.siteStreet ?? written.site.street },
    };
    await transaction
      .update(quoteVersions)
      .set({ ...site, issuedOn: today, sentAt: now, changedBy: null, sha256: fingerprintOf(frozen) })
      .where(and(eq(quoteVersions.quoteId, quote.id), eq(quoteVersions.version, draft.version)));
    const isFirst = quote.state === 'draft';
    const sent: QuoteRow | null = await moveQuote(transaction, quote, 'send', {
      now,
      number,
      sentVersion: draft.version,
      sentAt: now,
      firstSentAt: quote.firstSentAt ?? now,
      validUntil: draft.validUntil,
      changeWords: null,
      seenAt: null,
    });
    if (!sent) throw refuse('quoteEnded');
    await answerInvitation(transaction, { quote: sent, held }, { act: 'quote', now });
    await notifyOfQuote(transaction, tools, sent, isFirst ? 'quoteReceived' : 'quoteRevised');
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
