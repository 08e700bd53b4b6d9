import { eq } from 'drizzle-orm';
import { sendWebhookEvent } from '#features/api/webhooks/server/index.ts';
import { projectNameFrom } from '#features/projects/core/rules/project-name-and-lengths.ts';
import {
  beginProject,
  changeAgreedSum,
  leavesAgreedSumNonNegative,
} from '#features/projects/core/server/index.ts';
import { acceptQuote, signingMessageKey } from '#features/quotes/acceptance/contract/acceptance.ts';
import { contractDescriptionOf } from '#features/quotes/acceptance/rules/contract-description.ts';
import { messageKey } from '#features/quotes/core/contract/fields.ts';
import { linesOfSections } from '#features/quotes/core/rules/quote-content.ts';
import { centsAsDecimal, quoteSumsOf } from '#features/quotes/core/rules/quote-sums.ts';
import { type ConfirmationMethod, isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { hasRightToWithdraw, withdrawableUntil } from '#features/quotes/core/rules/withdrawal.ts';
import type { LockedQuote } from '#features/quotes/core/server/index.ts';
import {
  changeQuoteAsClient,
  findOwnQuote,
  findQuoteVersion,
  lockAndCheckProjectUnderWay,
  MAKE_SIGNED_COPY_JOB,
  notifyOfQuote,
  pdfLanguageFor,
  presentQuoteSections,
  type QuoteRow,
  quoteSideOf,
  readLinesOfVersion,
  readQuotes,
  sendLiveOfQuote,
  transitionQuote,
} from '#features/quotes/core/server/index.ts';
import { quoteAcceptances, quotes } from '#features/quotes/core/server/tables.ts';
import { isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import {
  notifyCompanyOfEnd,
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
  transitionInvitation,
  transitionRequest,
} from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle, invalidFieldError } from '#server/http/handle.ts';
import { coarseIpNetworkOf } from '#server/http/ip-network.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { compareAcceptCode, consumeAcceptCode, countAcceptAttempt } from './accept-code.ts';
import { confirmAcceptanceRoutes, verifyAcceptancePasskey } from './confirm-acceptance-api.ts';
import { contractCalendarRoutes } from './contract-calendar-api.ts';
import { endContractRoutes } from './end-contract-api.ts';
import { createMilestonesFromPaymentPlan } from './milestones-from-payment-plan.ts';
import { whyNotAcceptQuote } from './why-not-accept.ts';
import { withdrawFromContractRoutes } from './withdraw-api.ts';

/** The other companies of the request are notified kindly, in the order of their owners. */
const endOthers = async (
  transaction: Db,
  services: Services,
  {
    quote,
    lockedRequest,
    now,
  }: { quote: QuoteRow; lockedRequest: NonNullable<LockedQuote['lockedRequest']>; now: Date },
) => {
  const otherQuotes = await readQuotes(transaction, eq(quotes.requestId, lockedRequest.request.id));
  const running = lockedRequest.invitations
    .filter(({ id, state }) => id !== quote.invitationId && isInvitationRunning(state))
    .toSorted((a, b) => a.ownerId - b.ownerId);
  for (const invitation of running) {
    const theirQuote = otherQuotes.find(
      ({ invitationId, state }) => invitationId === invitation.id && isQuoteOpen(state),
    );
    const declined =
      theirQuote &&
      (await transitionQuote(transaction, theirQuote, 'decline', { now, declinedFor: 'chose-another' }));
    const lostInvitation = await transitionInvitation(transaction, invitation, 'lose', { now });
    if (declined) {
      await notifyOfQuote(transaction, services, declined, 'quoteNotChosen');
      await sendLiveOfQuote(transaction, declined);
    } else
      await notifyCompanyOfEnd(transaction, services, {
        request: lockedRequest.request,
        invitation,
        outcome: 'closed',
      });
    await sendLiveInvitationToCompany(transaction, lostInvitation ?? invitation);
  }
};

const hire = async (
  transaction: Db,
  services: Services,
  { quote, lockedRequest, now }: { quote: QuoteRow; lockedRequest: LockedQuote['lockedRequest']; now: Date },
) => {
  if (!lockedRequest) return;
  await endOthers(transaction, services, { quote, lockedRequest, now });
  const winner = lockedRequest.invitations.find(({ id }) => id === quote.invitationId);
  const won = winner && (await transitionInvitation(transaction, winner, 'win', { now }));
  await transitionRequest(transaction, lockedRequest.request, 'hire');
  await sendLiveRequestToClient(transaction, lockedRequest.request);
  if (won) await sendLiveInvitationToCompany(transaction, won);
};

const accept: EndpointRoute = handle(acceptQuote, async (call) => {
  const { params, body, person, language, ip, services, refuse } = call;
  const row = await findOwnQuote(services.db, person.id, params.id);
  if (!row || quoteSideOf(row, person.id) !== 'client') throw refuse('quoteNotFound');
  const judge = (quote: QuoteRow) => {
    const reason = whyNotAcceptQuote(quote, { now: services.clock.now(), language });
    if (reason) throw refuse(reason.code, reason.words);
    if (quote.sentVersion !== body.version) throw refuse('newerVersion');
  };
  const asksToBegin = body.beginsAtOnce ?? false;
  if (asksToBegin !== (body.acknowledgesLoss ?? false))
    throw invalidFieldError('beginsAtOnce', signingMessageKey('bothOrNeither'));
  judge(row);
  const { version, code, passkey } = body;
  const bound = { quoteId: row.id, personId: person.id, version };
  if (passkey) await verifyAcceptancePasskey(call, { quoteId: row.id, version, passkey });
  else if (code === undefined) throw invalidFieldError('code', messageKey('codeRequired'));
  const compared = code === undefined ? null : await compareAcceptCode(services.db, bound, code);
  // A wrong code is refused after the transaction, so that the attempt stays counted.
  let isWrong = false;
  // Codes are checked while the quote is locked. Of many attempts at the same time, those after the first right one
  // learn that the quote was accepted, not that their code is used up.
  const confirm = async (transaction: Db): Promise<ConfirmationMethod | null> => {
    if (passkey || code === undefined) return 'passkey';
    const tried = await countAcceptAttempt(transaction, bound, compared);
    isWrong = tried === 'wrong';
    if (tried === 'wrong') return null;
    if (tried === 'gone' || !(await consumeAcceptCode(transaction, bound))) throw refuse('codeGone');
    return tried.by;
  };
  const acceptedQuote = await changeQuoteAsClient(
    call,
    async ({ transaction, quote, lockedRequest, now }) => {
      judge(quote);
      const by = await confirm(transaction);
      if (by === null) return false;
      const sentVersion = await findQuoteVersion(transaction, quote.id, version);
      if (!sentVersion.sha256 || sentVersion.sha256.toString('hex') !== body.sha256)
        throw refuse('newerVersion');
      const sections = presentQuoteSections(sentVersion, await readLinesOfVersion(transaction, sentVersion));
      const lines = linesOfSections(sections);
      const options = [...new Set(body.options)];
      if (options.some((optionId) => !lines.some(({ id, isOptional }) => id === optionId && isOptional)))
        throw invalidFieldError('options', messageKey('noSuchOption'));
      const { net, total } = quoteSumsOf(lines, {
        isMainResidence: sentVersion.isMainResidence,
        isTaken: ({ id }) => options.includes(id),
      });
      const accepted = await transitionQuote(transaction, quote, 'accept', {
        now,
        companyName: quote.shownCompany ?? '',
        clientName: body.name,
      });
      if (!accepted || quote.companyId === null || quote.ownerId === null) throw refuse('quoteEnded');
      if (!(await lockAndCheckProjectUnderWay(transaction, quote))) throw refuse('projectEnded');
      await hire(transaction, services, { quote, lockedRequest, now });
      const paperLanguage = await pdfLanguageFor(transaction, sentVersion, quote.clientId);
      const projectId = quote.isChange
        ? quote.projectId
        : await beginProject({ ...services, db: transaction }, person, {
            companyId: quote.companyId,
            name: projectNameFrom(sentVersion.object),
            description: contractDescriptionOf({
              intro: sentVersion.intro,
              request: lockedRequest?.request.description ?? '',
              sections,
              units: stringsOf(paperLanguage).quoting.units,
              language: paperLanguage,
            }),
            budget: centsAsDecimal(total),
            signed: { quoteId: quote.id, sum: centsAsDecimal(total) },
          });
      if (projectId === null) throw refuse('projectEnded');
      if (quote.isChange) {
        if (!(await leavesAgreedSumNonNegative(transaction, projectId, centsAsDecimal(total))))
          throw refuse('belowNothing');
        await changeAgreedSum(transaction, projectId, centsAsDecimal(total));
      }
      const { plan, startsOn } = sentVersion;
      const agreed = {
        projectId,
        quoteId: quote.id,
        ownerId: quote.ownerId,
        plan,
        startsOn,
        total,
        language: paperLanguage,
        now,
      };
      // A total that is given back falls due on no day.
      if (total > 0n) await createMilestonesFromPaymentPlan(transaction, agreed);
      const mayWithdraw = hasRightToWithdraw(quote, total);
      const beginsAtOnce = mayWithdraw && asksToBegin;
      const { signing } = stringsOf(language);
      await transaction.insert(quoteAcceptances).values({
        quoteId: quote.id,
        version,
        sha256: sentVersion.sha256,
        options,
        net: centsAsDecimal(net),
        total: centsAsDecimal(total),
        name: body.name,
        at: now,
        by,
        network: coarseIpNetworkOf(ip),
        beginsAtOnce,
        statements: beginsAtOnce ? [signing.atOnce, signing.knowsLoss] : [],
        withdrawableUntil: mayWithdraw ? withdrawableUntil(now) : null,
        projectId,
      });
      await services.jobs.add(transaction, MAKE_SIGNED_COPY_JOB, { quoteId: quote.id });
      await notifyOfQuote(transaction, services, accepted, 'quoteAccepted');
      await notifyOfQuote(transaction, services, accepted, 'quoteSigned');
      await sendWebhookEvent(transaction, services, [accepted.ownerId, accepted.clientId], {
        type: 'quote.accepted',
        data: { quoteId: quote.id, version },
        at: now,
      });
      return true;
    },
  );
  if (isWrong) throw refuse('wrongCode');
  return acceptedQuote;
});

export const acceptRoutes: readonly EndpointRoute[] = [
  ...confirmAcceptanceRoutes,
  accept,
  ...withdrawFromContractRoutes,
  ...endContractRoutes,
  ...contractCalendarRoutes,
];
