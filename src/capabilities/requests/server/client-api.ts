import { eq } from 'drizzle-orm';
import { hasBlocked } from '#messaging/server/index.ts';
import {
  addToRequest,
  answerAsked,
  askCompany,
  closeRequest,
  prolongRequest,
  showStreet,
  withdrawInvitation,
} from '#requests/contract/requests.ts';
import { daysAfter, isRunning, MOST_ADDITIONS, RUNS_DAYS, WORDS_AN_HOUR } from '#requests/rules/requests.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { actOnOwn } from './act-on-own.ts';
import { inviteCompanies, whyNotAskThese } from './ask-companies.ts';
import { closeHeld } from './close-held.ts';
import { moveInvitation } from './move.ts';
import {
  inOrder,
  notifyCompany,
  notifyOfAddition,
  notifyOfEnd,
  sendLiveToAll,
  sendLiveToClient,
  sendLiveToCompany,
} from './news.ts';
import { showStreetTo } from './show-street.ts';
import { requestAdditions, requestQuestions, requests } from './tables.ts';

const ask: Route = answer(askCompany, (call) => {
  const companyIds = [call.body.companyId];
  return actOnOwn(
    call,
    async ({ transaction, now, ...held }) => {
      const { why, found } = await whyNotAskThese(transaction, held, companyIds, now);
      if (why) throw call.refuse(why);
      await inviteCompanies(transaction, call.tools, held.request, found);
    },
    companyIds,
  );
});

const withdraw: Route = answer(withdrawInvitation, (call) =>
  actOnOwn(call, async ({ request, invitations, transaction, now }) => {
    const { params, tools, refuse } = call;
    const invitation = invitations.find(({ companyId }) => companyId === params.companyId);
    if (!invitation) throw refuse('companyNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    const withdrawn = await moveInvitation(transaction, invitation, 'withdraw', { now });
    if (!withdrawn) throw refuse('invitationEnded');
    await notifyOfEnd(transaction, tools, { request, invitation, outcome: 'withdrawn' });
    await sendLiveToCompany(transaction, withdrawn);
    await sendLiveToClient(transaction, request);
  }),
);

const add: Route = answer(addToRequest, (call) =>
  actOnOwn(call, async ({ transaction, now, ...held }) => {
    const { body, person, tools, refuse } = call;
    const requestId = held.request.id;
    if (held.request.state !== 'open') throw refuse('requestNotOpen');
    const added = await transaction.$count(requestAdditions, eq(requestAdditions.requestId, requestId));
    if (added >= MOST_ADDITIONS) throw refuse('tooMany');
    await tools.limits.spend('request-words', person.id, WORDS_AN_HOUR);
    await transaction.insert(requestAdditions).values({ requestId, words: body.text, createdAt: now });
    await notifyOfAddition(transaction, tools, held);
  }),
);

const close: Route = answer(closeRequest, (call) =>
  actOnOwn(call, async ({ transaction, ...held }) => {
    const { body, tools, refuse } = call;
    if (held.request.state !== 'open') throw refuse('requestNotOpen');
    await closeHeld(transaction, tools, held, { reason: body.reason, words: body.text || null });
  }),
);

const prolong: Route = answer(prolongRequest, (call) =>
  actOnOwn(call, async ({ transaction, now, ...held }) => {
    const { id, state, endsAt, prolongedAt } = held.request;
    if (state !== 'open' || !endsAt) throw call.refuse('requestNotOpen');
    if (prolongedAt) throw call.refuse('alreadyProlonged');
    await transaction
      .update(requests)
      .set({ endsAt: daysAfter(endsAt, RUNS_DAYS), prolongedAt: now })
      .where(eq(requests.id, id));
    await sendLiveToAll(transaction, held);
  }),
);

const show: Route = answer(showStreet, (call) =>
  actOnOwn(call, async ({ request, invitations, transaction }) => {
    const { body, tools, refuse } = call;
    const invitation = invitations.find(({ companyId }) => companyId === body.companyId);
    if (!invitation) throw refuse('companyNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    if (!isRunning(invitation.state)) throw refuse('invitationEnded');
    if (invitation.companyIsSuspended) throw refuse('companySuspended');
    if (await hasBlocked(transaction, invitation.ownerId, request.clientId)) throw refuse('blocked');
    if (request.street === null) throw refuse('noStreet');
    await showStreetTo(transaction, tools, { request, invitation });
  }),
);

const answerQuestion: Route = answer(answerAsked, (call) =>
  actOnOwn(call, async ({ request, invitations, transaction, now }) => {
    const { params, body, person, tools, refuse } = call;
    const [question] = await transaction
      .select()
      .from(requestQuestions)
      .where(eq(requestQuestions.id, params.questionId));
    const asker = invitations.find(({ id }) => id === question?.invitationId);
    if (!question || !asker) throw refuse('questionNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    if (question.answer !== null) throw refuse('alreadyAnswered');
    if (asker.companyIsSuspended) throw refuse('companySuspended');
    if (await hasBlocked(transaction, asker.ownerId, request.clientId)) throw refuse('blocked');
    await tools.limits.spend('request-words', person.id, WORDS_AN_HOUR);
    await transaction
      .update(requestQuestions)
      .set({ answer: body.text, isForAll: body.forAll, answeredAt: now })
      .where(eq(requestQuestions.id, question.id));
    const reached = inOrder(body.forAll ? invitations : [asker]);
    for (const invitation of reached)
      await notifyCompany(transaction, tools, { request, invitation, kind: 'requestAnswered' });
    await sendLiveToAll(transaction, { request, invitations: reached });
  }),
);

export const requestClientRoutes: readonly Route[] = [
  ask,
  withdraw,
  add,
  close,
  prolong,
  show,
  answerQuestion,
];
