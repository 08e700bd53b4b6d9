import { eq } from 'drizzle-orm';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import {
  addTextToRequest,
  answerCompanyQuestion,
  closeRequest,
  inviteCompany,
  prolongRequest,
  showStreetToCompany,
  withdrawInvitation,
} from '#features/requests/core/contract/requests.ts';
import {
  isInvitationRunning,
  MAX_REQUEST_ADDITIONS,
  momentDaysAfter,
  REQUEST_DURATION_DAYS,
  REQUEST_TEXT_RATE_LIMIT,
} from '#features/requests/core/rules/requests.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { changeOwnRequest } from './change-own-request.ts';
import { closeLockedRequest } from './close-locked-request.ts';
import { findInvitableCompanies, inviteCompanies } from './invite-companies.ts';
import {
  notifyCompaniesOfAddition,
  notifyCompanyOfEnd,
  notifyCompanyOfRequest,
  listRunningInvitationsByOwner,
  sendLiveInvitationToCompany,
  sendLiveRequestToAllSides,
  sendLiveRequestToClient,
} from './notify-of-request.ts';
import { fillMissingStreet, markStreetShown } from './show-street.ts';
import { requestAdditions, requestQuestions, requests } from './tables.ts';
import { transitionInvitation } from './transition-request.ts';

const inviteRoute: EndpointRoute = handle(inviteCompany, (call) => {
  const companyIds = [call.body.companyId];
  return changeOwnRequest(
    call,
    async ({ transaction, now, ...lockedRequest }) => {
      const { reason, found } = await findInvitableCompanies(transaction, lockedRequest, companyIds, now);
      if (reason) throw call.refuse(reason);
      await inviteCompanies(transaction, call.services, lockedRequest.request, found);
    },
    companyIds,
  );
});

const withdraw: EndpointRoute = handle(withdrawInvitation, (call) =>
  changeOwnRequest(call, async ({ request, invitations, transaction, now }) => {
    const { params, services, refuse } = call;
    const invitation = invitations.find(({ companyId }) => companyId === params.companyId);
    if (!invitation) throw refuse('companyNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    const withdrawn = await transitionInvitation(transaction, invitation, 'withdraw', { now });
    if (!withdrawn) throw refuse('invitationEnded');
    await notifyCompanyOfEnd(transaction, services, { request, invitation, outcome: 'withdrawn' });
    await sendLiveInvitationToCompany(transaction, withdrawn);
    await sendLiveRequestToClient(transaction, request);
  }),
);

const add: EndpointRoute = handle(addTextToRequest, (call) =>
  changeOwnRequest(call, async ({ transaction, now, ...lockedRequest }) => {
    const { body, person, services, refuse } = call;
    const requestId = lockedRequest.request.id;
    if (lockedRequest.request.state !== 'open') throw refuse('requestNotOpen');
    const added = await transaction.$count(requestAdditions, eq(requestAdditions.requestId, requestId));
    if (added >= MAX_REQUEST_ADDITIONS) throw refuse('tooMany');
    await services.limits.spend('request-words', person.id, REQUEST_TEXT_RATE_LIMIT);
    await transaction.insert(requestAdditions).values({ requestId, words: body.text, createdAt: now });
    await notifyCompaniesOfAddition(transaction, services, lockedRequest);
  }),
);

const close: EndpointRoute = handle(closeRequest, (call) =>
  changeOwnRequest(call, async ({ transaction, ...lockedRequest }) => {
    const { body, services, refuse } = call;
    if (lockedRequest.request.state !== 'open') throw refuse('requestNotOpen');
    await closeLockedRequest(transaction, services, lockedRequest, {
      reason: body.reason,
      words: body.text || null,
    });
  }),
);

const prolong: EndpointRoute = handle(prolongRequest, (call) =>
  changeOwnRequest(call, async ({ transaction, now, ...lockedRequest }) => {
    const { id, state, endsAt, prolongedAt } = lockedRequest.request;
    if (state !== 'open' || !endsAt) throw call.refuse('requestNotOpen');
    if (prolongedAt) throw call.refuse('alreadyProlonged');
    await transaction
      .update(requests)
      .set({ endsAt: momentDaysAfter(endsAt, REQUEST_DURATION_DAYS), prolongedAt: now })
      .where(eq(requests.id, id));
    await sendLiveRequestToAllSides(transaction, lockedRequest);
  }),
);

const show: EndpointRoute = handle(showStreetToCompany, (call) =>
  changeOwnRequest(call, async ({ request: sentRequest, invitations, transaction, now }) => {
    const { body, services, refuse } = call;
    const invitation = invitations.find(({ companyId }) => companyId === body.companyId);
    if (!invitation) throw refuse('companyNotFound');
    // The company that was hired has to find its way, too.
    const isHired = sentRequest.state === 'hired' && invitation.state === 'won';
    if (sentRequest.state !== 'open' && !isHired) throw refuse('requestNotOpen');
    if (!isInvitationRunning(invitation.state) && !isHired) throw refuse('invitationEnded');
    if (invitation.companyIsSuspended) throw refuse('companySuspended');
    if (await hasBlocked(transaction, invitation.ownerId, sentRequest.clientId)) throw refuse('blocked');
    const request = body.street
      ? await fillMissingStreet(transaction, sentRequest, { street: body.street, now })
      : sentRequest;
    if (request.street === null) throw refuse('noStreet');
    await markStreetShown(transaction, services, { request, invitation });
  }),
);

const answerQuestionRoute: EndpointRoute = handle(answerCompanyQuestion, (call) =>
  changeOwnRequest(call, async ({ request, invitations, transaction, now }) => {
    const { params, body, person, services, refuse } = call;
    const [question] = await transaction
      .select()
      .from(requestQuestions)
      .where(eq(requestQuestions.id, params.questionId));
    const requestContext = invitations.find(({ id }) => id === question?.invitationId);
    if (!question || !requestContext) throw refuse('questionNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    if (question.answer !== null) throw refuse('alreadyAnswered');
    if (requestContext.companyIsSuspended) throw refuse('companySuspended');
    if (await hasBlocked(transaction, requestContext.ownerId, request.clientId)) throw refuse('blocked');
    await services.limits.spend('request-words', person.id, REQUEST_TEXT_RATE_LIMIT);
    await transaction
      .update(requestQuestions)
      .set({ answer: body.text, isForAll: body.forAll, answeredAt: now })
      .where(eq(requestQuestions.id, question.id));
    const reached = listRunningInvitationsByOwner(body.forAll ? invitations : [requestContext]);
    for (const invitation of reached)
      await notifyCompanyOfRequest(transaction, services, { request, invitation, kind: 'requestAnswered' });
    await sendLiveRequestToAllSides(transaction, { request, invitations: reached });
  }),
);

export const requestClientRoutes: readonly EndpointRoute[] = [
  inviteRoute,
  withdraw,
  add,
  close,
  prolong,
  show,
  answerQuestionRoute,
];
