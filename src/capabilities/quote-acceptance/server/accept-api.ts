import { eq } from 'drizzle-orm';
import { projectNameOf } from '#project-records/rules/lengths.ts';
import { beginProject, changeAgreedSum, leavesSomething } from '#project-records/server/index.ts';
import { acceptQuote, sayOfSigning } from '#quote-acceptance/contract/acceptance.ts';
import { say } from '#quotes/contract/fields.ts';
import { linesOf } from '#quotes/rules/paper.ts';
import { isOpen, type WayToConfirm } from '#quotes/rules/quotes.ts';
import { sumsOf, writeCents } from '#quotes/rules/sums.ts';
import { hasWithdrawal, withdrawableUntil } from '#quotes/rules/withdrawal.ts';
import type { HeldQuote } from '#quotes/server/index.ts';
import {
  actAsClient,
  findOwnQuote,
  findVersion,
  isUnderWay,
  linesOfVersion,
  MAKE_SIGNED_COPY,
  moveQuote,
  notifyOfQuote,
  paperLanguageFor,
  presentSections,
  type QuoteRow,
  quoteSideOf,
  readQuotes,
  sendLiveOfQuote,
} from '#quotes/server/index.ts';
import { quoteAcceptances, quotes } from '#quotes/server/tables.ts';
import { isRunning } from '#requests/rules/requests.ts';
import {
  moveInvitation,
  moveRequest,
  notifyOfEnd,
  sendLiveToClient,
  sendLiveToCompany,
} from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { answer, invalidField, type Route } from '#server/http/answer.ts';
import { shownNetworkOf } from '#server/network.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
import { compareAcceptCode, spendAcceptCode, tryAcceptCode } from './accept-code.ts';
import { whyNotAccept } from './acceptable.ts';
import { confirmByPasskey, confirmRoutes } from './confirm-api.ts';
import { endingRoutes } from './ending-api.ts';
import { planMilestones } from './plan-milestones.ts';
import { withdrawRoutes } from './withdraw-api.ts';

/** The other companies of the request are told kindly, in the order of their owners. */
const endOthers = async (
  transaction: Db,
  tools: Tools,
  { quote, held, now }: { quote: QuoteRow; held: NonNullable<HeldQuote['held']>; now: Date },
) => {
  const others = await readQuotes(transaction, eq(quotes.requestId, held.request.id));
  const running = held.invitations
    .filter(({ id, state }) => id !== quote.invitationId && isRunning(state))
    .toSorted((one, other) => one.ownerId - other.ownerId);
  for (const invitation of running) {
    const theirs = others.find(({ invitationId, state }) => invitationId === invitation.id && isOpen(state));
    const declined =
      theirs && (await moveQuote(transaction, theirs, 'decline', { now, declinedFor: 'chose-another' }));
    const lost = await moveInvitation(transaction, invitation, 'lose', { now });
    if (declined) {
      await notifyOfQuote(transaction, tools, declined, 'quoteNotChosen');
      await sendLiveOfQuote(transaction, declined);
    } else await notifyOfEnd(transaction, tools, { request: held.request, invitation, outcome: 'closed' });
    await sendLiveToCompany(transaction, lost ?? invitation);
  }
};

const hire = async (
  transaction: Db,
  tools: Tools,
  { quote, held, now }: { quote: QuoteRow; held: HeldQuote['held']; now: Date },
) => {
  if (!held) return;
  await endOthers(transaction, tools, { quote, held, now });
  const winner = held.invitations.find(({ id }) => id === quote.invitationId);
  const won = winner && (await moveInvitation(transaction, winner, 'win', { now }));
  await moveRequest(transaction, held.request, 'hire');
  await sendLiveToClient(transaction, held.request);
  if (won) await sendLiveToCompany(transaction, won);
};

const accept: Route = answer(acceptQuote, async (call) => {
  const { params, body, person, language, ip, tools, refuse } = call;
  const seen = await findOwnQuote(tools.db, person.id, params.id);
  if (!seen || quoteSideOf(seen, person.id) !== 'client') throw refuse('quoteNotFound');
  const judge = (quote: QuoteRow) => {
    const why = whyNotAccept(quote, { now: tools.clock.now(), language });
    if (why) throw refuse(why.code, why.words);
    if (quote.sentVersion !== body.version) throw refuse('newerVersion');
  };
  const asksToBegin = body.beginsAtOnce ?? false;
  if (asksToBegin !== (body.acknowledgesLoss ?? false))
    throw invalidField('beginsAtOnce', sayOfSigning('bothOrNeither'));
  judge(seen);
  const { version, code, passkey } = body;
  const bound = { quoteId: seen.id, personId: person.id, version };
  if (passkey) await confirmByPasskey(call, { quoteId: seen.id, version, passkey });
  else if (code === undefined) throw invalidField('code', say('codeRequired'));
  const compared = code === undefined ? null : await compareAcceptCode(tools.db, bound, code);
  // A wrong code is refused once the transaction is over: its try stays counted.
  let isWrong = false;
  // Codes are tried while the quote is held. Of many that bring one at once, those who come after the first to be right
  // are told that it was accepted, not that their code is used up.
  const confirm = async (transaction: Db): Promise<WayToConfirm | null> => {
    if (passkey || code === undefined) return 'passkey';
    const tried = await tryAcceptCode(transaction, bound, compared);
    isWrong = tried === 'wrong';
    if (tried === 'wrong') return null;
    if (tried === 'gone' || !(await spendAcceptCode(transaction, bound))) throw refuse('codeGone');
    return tried.by;
  };
  const answered = await actAsClient(call, async ({ transaction, quote, held, now }) => {
    judge(quote);
    const by = await confirm(transaction);
    if (by === null) return false;
    const paper = await findVersion(transaction, quote.id, version);
    if (!paper.sha256 || paper.sha256.toString('hex') !== body.sha256) throw refuse('newerVersion');
    const sections = presentSections(paper, await linesOfVersion(transaction, paper));
    const lines = linesOf(sections);
    const options = [...new Set(body.options)];
    if (options.some((wanted) => !lines.some(({ id, isOptional }) => id === wanted && isOptional)))
      throw invalidField('options', say('noSuchOption'));
    const { net, total } = sumsOf(lines, {
      isMainResidence: paper.isMainResidence,
      isTaken: ({ id }) => options.includes(id),
    });
    const accepted = await moveQuote(transaction, quote, 'accept', {
      now,
      companyName: quote.shownCompany ?? '',
      clientName: body.name,
    });
    if (!accepted || quote.companyId === null || quote.ownerId === null) throw refuse('quoteEnded');
    if (!(await isUnderWay(transaction, quote))) throw refuse('projectEnded');
    await hire(transaction, tools, { quote, held, now });
    const projectId = quote.isChange
      ? quote.projectId
      : await beginProject({ ...tools, db: transaction }, person, {
          companyId: quote.companyId,
          name: projectNameOf(paper.object),
          description: paper.intro,
          budget: writeCents(total),
          signed: { quoteId: quote.id, sum: writeCents(total) },
        });
    if (projectId === null) throw refuse('projectEnded');
    if (quote.isChange) {
      if (!(await leavesSomething(transaction, projectId, writeCents(total)))) throw refuse('belowNothing');
      await changeAgreedSum(transaction, projectId, writeCents(total));
    }
    const { plan, startsOn } = paper;
    const agreed = {
      projectId,
      quoteId: quote.id,
      ownerId: quote.ownerId,
      plan,
      startsOn,
      total,
      language: await paperLanguageFor(transaction, paper, quote.clientId),
      now,
    };
    // Nothing falls due of what is given back.
    if (total > 0n) await planMilestones(transaction, agreed);
    const mayWithdraw = hasWithdrawal(quote, total);
    const beginsAtOnce = mayWithdraw && asksToBegin;
    const { signing } = stringsOf(language);
    await transaction.insert(quoteAcceptances).values({
      quoteId: quote.id,
      version,
      sha256: paper.sha256,
      options,
      net: writeCents(net),
      total: writeCents(total),
      name: body.name,
      at: now,
      by,
      network: shownNetworkOf(ip),
      beginsAtOnce,
      statements: beginsAtOnce ? [signing.atOnce, signing.knowsLoss] : [],
      withdrawableUntil: mayWithdraw ? withdrawableUntil(now) : null,
      projectId,
    });
    await tools.jobs.add(transaction, MAKE_SIGNED_COPY, { quoteId: quote.id });
    await notifyOfQuote(transaction, tools, accepted, 'quoteAccepted');
    await notifyOfQuote(transaction, tools, accepted, 'quoteSigned');
    return true;
  });
  if (isWrong) throw refuse('wrongCode');
  return answered;
});

export const acceptRoutes: readonly Route[] = [...confirmRoutes, accept, ...withdrawRoutes, ...endingRoutes];
