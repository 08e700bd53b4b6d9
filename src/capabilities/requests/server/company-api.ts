import { and, count, desc, eq, lt } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import {
  askClient,
  declineInvitation,
  getInvitation,
  LARGEST_INVITATION_PAGE,
  listInvitations,
  seeInvitation,
} from '#requests/contract/invitations.ts';
import { isRunning, MOST_QUESTIONS_OF_A_COMPANY, sightOf, WORDS_AN_HOUR } from '#requests/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { caretakersOf, noteWork } from '#team/server/index.ts';
import type { ActTools } from './held-request.ts';
import { holdRequest } from './hold-request.ts';
import { moveInvitation } from './move.ts';
import { notifyClient, sendLiveToClient, sendLiveToCompany } from './news.ts';
import { presentListedInvitation } from './present.ts';
import { readRequest, readRequestAgain } from './read-request.ts';
import { findOwnInvitation, readInvitations, requestsById } from './store.ts';
import { requestInvitations, requestQuestions } from './tables.ts';

interface Held {
  person: Person;
  id: number;
  refuse: (code: 'invitationNotFound' | 'invitationEnded') => Refusal;
}

/**
 * Its own company’s invitation with its request, held. What is over but for one row in their list is not there; whoever
 * only comes too late is told so.
 */
const holdInvitation = async (transaction: Db, tools: ActTools, { person, id, refuse }: Held) => {
  const own = await findOwnInvitation(transaction, person.id, { id });
  const held = own && (await holdRequest(transaction, tools, own.requestId));
  const invitation = held?.invitations.find((one) => one.id === id);
  if (invitation?.state === 'expired') throw refuse('invitationEnded');
  if (!held || !invitation || sightOf(invitation.state) === 'row') throw refuse('invitationNotFound');
  return { request: held.request, invitation };
};

const list: Route = answer(listInvitations, async ({ query, person, tools }) => {
  const { db, clock, translator } = tools;
  const limit = query.limit ?? LARGEST_INVITATION_PAGE;
  const own = and(
    eq(companyProfiles.userId, person.id),
    query.state === undefined ? undefined : eq(requestInvitations.state, query.state),
  );
  const [rows, [counted]] = await Promise.all([
    readInvitations(
      db,
      and(own, query.cursor === undefined ? undefined : lt(requestInvitations.id, query.cursor)),
    )
      .orderBy(desc(requestInvitations.id))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(requestInvitations)
      .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
      .where(own),
  ]);
  const page = rows.slice(0, limit);
  const requests = await requestsById(
    db,
    page.map(({ requestId }) => requestId),
  );
  const caretakers = await caretakersOf(
    db,
    person,
    [...requests.values()].map(({ clientId }) => clientId),
  );
  const items = page.flatMap((row) => {
    const request = requests.get(row.requestId);
    const now = clock.now();
    return request
      ? [
          presentListedInvitation(row, request, {
            caretaker: caretakers.get(request.clientId),
            now,
            translator,
          }),
        ]
      : [];
  });
  const next = rows.length > limit ? String(page.at(-1)?.id) : null;
  return { items, total: counted?.total ?? 0, next };
});

const read: Route = answer(getInvitation, async ({ params, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  const own = await findOwnInvitation(tools.db, person.id, { id: params.id });
  const request =
    own &&
    (await readRequest(tools.db, own.requestId, { person, language, now, translator: tools.translator }));
  if (!request) throw refuse('invitationNotFound');
  return request;
});

const see: Route = answer(seeInvitation, ({ params, person, language, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const { request, invitation } = await holdInvitation(transaction, tools, {
      person,
      id: params.id,
      refuse,
    });
    const seen = await moveInvitation(transaction, invitation, 'see', { now, seenAt: now });
    if (seen) {
      await sendLiveToClient(transaction, request);
      await sendLiveToCompany(transaction, invitation);
    }
    return readRequestAgain(transaction, request.id, { person, language, now, translator: tools.translator });
  }),
);

const decline: Route = answer(declineInvitation, ({ params, body, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const { request, invitation } = await holdInvitation(transaction, tools, {
      person,
      id: params.id,
      refuse,
    });
    if (invitation.state === 'quoted') throw refuse('quoteSent');
    const declined = await moveInvitation(transaction, invitation, 'decline', {
      now,
      seenAt: invitation.seenAt ?? now,
      answeredAt: invitation.answeredAt ?? now,
      declinedFor: body.reason,
      declinedWords: body.text || null,
    });
    if (!declined) throw refuse('invitationEnded');
    await notifyClient(transaction, tools, { request, invitation, kind: 'companyDeclined' });
    await sendLiveToClient(transaction, request);
    await sendLiveToCompany(transaction, declined);
    await noteWork(transaction, person, 'decline-request', { aboutId: request.clientId });
    const caretakers = await caretakersOf(transaction, person, [request.clientId]);
    return presentListedInvitation(declined, request, {
      caretaker: caretakers.get(request.clientId),
      now,
      translator: tools.translator,
    });
  }),
);

const ask: Route = answer(askClient, ({ params, body, person, language, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const { request, invitation } = await holdInvitation(transaction, tools, {
      person,
      id: params.id,
      refuse,
    });
    if (!isRunning(invitation.state)) throw refuse('invitationEnded');
    if (await hasBlocked(transaction, request.clientId, person.id)) throw refuse('blocked');
    const isOwn = eq(requestQuestions.invitationId, invitation.id);
    if ((await transaction.$count(requestQuestions, isOwn)) >= MOST_QUESTIONS_OF_A_COMPANY)
      throw refuse('tooMany');
    await tools.limits.spend('request-words', person.id, WORDS_AN_HOUR);
    await transaction
      .insert(requestQuestions)
      .values({ invitationId: invitation.id, words: body.text, createdAt: now });
    await moveInvitation(transaction, invitation, 'answer', {
      now,
      seenAt: invitation.seenAt ?? now,
      answeredAt: now,
    });
    await notifyClient(transaction, tools, { request, invitation, kind: 'companyAsked' });
    await sendLiveToClient(transaction, request);
    await sendLiveToCompany(transaction, invitation);
    await noteWork(transaction, person, 'ask-about-request', { aboutId: request.clientId });
    return readRequestAgain(transaction, request.id, { person, language, now, translator: tools.translator });
  }),
);

export const companyRoutes: readonly Route[] = [list, read, see, decline, ask];
