import { eq } from 'drizzle-orm';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import {
  askClientQuestion,
  declineInvitation,
  getInvitation,
  listInvitations,
  markInvitationSeen,
  undoDecline,
} from '#features/requests/core/contract/invitations.ts';
import {
  countCompaniesAtWork,
  DECLINE_UNDO_SECONDS,
  isInvitationRunning,
  MAX_QUESTIONS_PER_COMPANY,
  MAX_RUNNING_INVITATIONS,
  REQUEST_TEXT_RATE_LIMIT,
  requestDetailLevelOf,
  stateAfterUndoneDecline,
} from '#features/requests/core/rules/requests.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { listInvitationsOfCompany, presentInvitationsOfCompany } from './invitation-lists.ts';
import { lockRequest } from './lock-request.ts';
import type { RequestActionServices } from './locked-request.ts';
import { NOTIFY_OF_DECLINE_JOB } from './notify-of-decline.ts';
import {
  notifyClientAboutCompany,
  sendLiveInvitationToCompany,
  sendLiveRequestToClient,
} from './notify-of-request.ts';
import { readRequestAfterChange, readRequestOfInvitation } from './read-request.ts';
import { findOwnInvitation } from './store.ts';
import { requestInvitations, requestQuestions } from './tables.ts';
import { transitionInvitation } from './transition-request.ts';

interface InvitationLockOptions {
  person: Person;
  id: number;
  refuse: (code: 'invitationNotFound' | 'invitationEnded') => Refusal;
}

/**
 * Locks its own company’s invitation with the request. An invitation that is no more than a row in their list is not
 * found; a company that only comes too late learns that.
 */
const lockInvitation = async (
  transaction: Db,
  services: RequestActionServices,
  { person, id, refuse }: InvitationLockOptions,
) => {
  const ownInvitation = await findOwnInvitation(transaction, person.id, { id });
  const lockedRequest = ownInvitation && (await lockRequest(transaction, services, ownInvitation.requestId));
  const invitation = lockedRequest?.invitations.find((candidate) => candidate.id === id);
  if (invitation?.state === 'expired') throw refuse('invitationEnded');
  if (!lockedRequest || !invitation || requestDetailLevelOf(invitation.state) === 'row')
    throw refuse('invitationNotFound');
  return { request: lockedRequest.request, invitation };
};

const list: EndpointRoute = handle(
  listInvitations,
  ({ query, person, services: { db, clock, translator } }) =>
    listInvitationsOfCompany(db, query, { person, now: clock.now(), translator }),
);

const read: EndpointRoute = handle(getInvitation, async ({ params, person, language, services, refuse }) => {
  const request = await readRequestOfInvitation(services.db, params.id, {
    person,
    language,
    now: services.clock.now(),
    translator: services.translator,
  });
  if (!request) throw refuse('invitationNotFound');
  return request;
});

const see: EndpointRoute = handle(markInvitationSeen, ({ params, person, language, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const { request, invitation } = await lockInvitation(transaction, services, {
      person,
      id: params.id,
      refuse,
    });
    const movedInvitation = await transitionInvitation(transaction, invitation, 'see', { now, seenAt: now });
    if (movedInvitation) {
      await sendLiveRequestToClient(transaction, request);
      await sendLiveInvitationToCompany(transaction, invitation);
    }
    return readRequestAfterChange(transaction, request.id, {
      person,
      language,
      now,
      translator: services.translator,
    });
  }),
);

const decline: EndpointRoute = handle(declineInvitation, ({ params, body, person, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const { request, invitation } = await lockInvitation(transaction, services, {
      person,
      id: params.id,
      refuse,
    });
    if (invitation.state === 'quoted') throw refuse('quoteSent');
    const declined = await transitionInvitation(transaction, invitation, 'decline', {
      now,
      seenAt: invitation.seenAt ?? now,
      answeredAt: invitation.answeredAt ?? now,
      declinedFor: body.reason,
      declinedWords: body.text || null,
    });
    if (!declined) throw refuse('invitationEnded');
    await services.jobs.add(
      transaction,
      NOTIFY_OF_DECLINE_JOB,
      { invitationId: invitation.id, at: now.toISOString() },
      { inSeconds: DECLINE_UNDO_SECONDS },
    );
    await sendLiveRequestToClient(transaction, request);
    await sendLiveInvitationToCompany(transaction, declined);
    await recordActivity(transaction, person, 'decline-request', { aboutId: request.clientId });
    const [presented] = await presentInvitationsOfCompany(transaction, [declined], {
      person,
      now,
      translator: services.translator,
    });
    if (!presented) throw new Error(`Request ${request.id} is gone`);
    return presented;
  }),
);

const undo: EndpointRoute = handle(undoDecline, ({ params, person, language, services, refuse }) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const ownInvitation = await findOwnInvitation(transaction, person.id, { id: params.id });
    const lockedRequest =
      ownInvitation && (await lockRequest(transaction, services, ownInvitation.requestId));
    const invitation = lockedRequest?.invitations.find(({ id }) => id === params.id);
    if (!lockedRequest || !invitation) throw refuse('invitationNotFound');
    const state = stateAfterUndoneDecline(invitation, now);
    if (state === null || lockedRequest.request.state !== 'open') throw refuse('undoTooLate');
    if (countCompaniesAtWork(lockedRequest.invitations) >= MAX_RUNNING_INVITATIONS)
      throw refuse('threeRunning');
    const set = {
      state,
      endedAt: null,
      declinedFor: null,
      declinedWords: null,
      ...(state === 'seen' && { answeredAt: null }),
    };
    await transaction.update(requestInvitations).set(set).where(eq(requestInvitations.id, invitation.id));
    await sendLiveRequestToClient(transaction, lockedRequest.request);
    await sendLiveInvitationToCompany(transaction, { ...invitation, state });
    return readRequestAfterChange(transaction, lockedRequest.request.id, {
      person,
      language,
      now,
      translator: services.translator,
    });
  }),
);

const askClientRoute: EndpointRoute = handle(
  askClientQuestion,
  ({ params, body, person, language, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const now = services.clock.now();
      const { request, invitation } = await lockInvitation(transaction, services, {
        person,
        id: params.id,
        refuse,
      });
      if (!isInvitationRunning(invitation.state)) throw refuse('invitationEnded');
      if (await hasBlocked(transaction, request.clientId, person.id)) throw refuse('blocked');
      const isOwn = eq(requestQuestions.invitationId, invitation.id);
      if ((await transaction.$count(requestQuestions, isOwn)) >= MAX_QUESTIONS_PER_COMPANY)
        throw refuse('tooMany');
      await services.limits.spend('request-words', person.id, REQUEST_TEXT_RATE_LIMIT);
      await transaction
        .insert(requestQuestions)
        .values({ invitationId: invitation.id, words: body.text, createdAt: now });
      await transitionInvitation(transaction, invitation, 'answer', {
        now,
        seenAt: invitation.seenAt ?? now,
        answeredAt: now,
      });
      await notifyClientAboutCompany(transaction, services, { request, invitation, kind: 'companyAsked' });
      await sendLiveRequestToClient(transaction, request);
      await sendLiveInvitationToCompany(transaction, invitation);
      await recordActivity(transaction, person, 'ask-about-request', { aboutId: request.clientId });
      return readRequestAfterChange(transaction, request.id, {
        person,
        language,
        now,
        translator: services.translator,
      });
    }),
);

export const companyInvitationRoutes: readonly EndpointRoute[] = [
  list,
  read,
  see,
  decline,
  undo,
  askClientRoute,
];
