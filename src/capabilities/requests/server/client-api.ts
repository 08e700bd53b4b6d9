import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm';
import { isNewAccount } from '#messaging/rules/messaging.ts';
import {
  addToRequest,
  answerAsked,
  askCompany,
  changeRequest,
  closeRequest,
  createRequest,
  discardRequest,
  getRequest,
  LARGEST_REQUEST_PAGE,
  listRequests,
  prolongRequest,
  sendRequest,
  showStreet,
  withdrawInvitation,
} from '#requests/contract/requests.ts';
import {
  DRAFTS_AN_HOUR,
  daysAfter,
  isRunning,
  MOST_ADDITIONS,
  NEW_ACCOUNT_REQUESTS_A_DAY,
  REQUESTS_A_WEEK,
  RUNS_DAYS,
  WORDS_AN_HOUR,
} from '#requests/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { removeAfterwards } from '#server/files/remove-files.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { invite, ownersOf, whyNotAskThese } from './ask-companies.ts';
import { draftValues, refuseUnfinished } from './drafts.ts';
import { holdOwn } from './hold-own.ts';
import { moveInvitation, moveRequest } from './move.ts';
import {
  inOrder,
  notifyCompany,
  notifyOfAddition,
  notifyOfEnd,
  sendLiveToAll,
  sendLiveToClient,
  sendLiveToCompany,
} from './news.ts';
import { presentListed, readRequest, readRequestAgain } from './present.ts';
import { invitationsOf, readRequests } from './store.ts';
import { filesOfRequest, requestFileStore } from './stored-files.ts';
import { requestAdditions, requestFiles, requestInvitations, requestQuestions, requests } from './tables.ts';

const list: Route = answer(listRequests, async ({ query, person, tools }) => {
  const limit = query.limit ?? LARGEST_REQUEST_PAGE;
  const own = and(
    eq(requests.clientId, person.id),
    query.state === undefined ? undefined : eq(requests.state, query.state),
  );
  const [rows, [counted]] = await Promise.all([
    readRequests(tools.db, and(own, query.cursor === undefined ? undefined : lt(requests.id, query.cursor)))
      .orderBy(desc(requests.id))
      .limit(limit + 1),
    tools.db.select({ total: count() }).from(requests).where(own),
  ]);
  const page = rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [invitations, covers] = await Promise.all([invitationsOf(tools.db, ids), coversOf(tools.db, ids)]);
  const byRequest = Map.groupBy(invitations, ({ requestId }) => requestId);
  const now = tools.clock.now();
  const items = page.map((row) =>
    presentListed(row, { invitations: byRequest.get(row.id) ?? [], cover: covers.get(row.id), now }),
  );
  const next = rows.length > limit ? String(page.at(-1)?.id) : null;
  return { items, total: counted?.total ?? 0, next };
});

const coversOf = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .selectDistinctOn([requestFiles.requestId], { requestId: requestFiles.requestId, id: requestFiles.id })
    .from(requestFiles)
    .where(and(inArray(requestFiles.requestId, [...ids]), eq(requestFiles.kind, 'picture')))
    .orderBy(asc(requestFiles.requestId), asc(requestFiles.position));
  return new Map(rows.map(({ requestId, id }) => [requestId, id]));
};

const read: Route = answer(getRequest, async ({ params, person, language, tools, refuse }) => {
  const request = await readRequest(tools.db, params.id, { person, language, now: tools.clock.now() });
  if (!request) throw refuse('requestNotFound');
  return request;
});

const create: Route = answer(createRequest, async ({ body, person, language, tools }) => {
  await tools.limits.spend('request-drafts', person.id, DRAFTS_AN_HOUR);
  const now = tools.clock.now();
  const values = await draftValues(tools.db, body, { before: null, now });
  const [row] = await tools.db
    .insert(requests)
    .values({ ...values, clientId: person.id, createdAt: now })
    .returning({ id: requests.id });
  if (!row) throw new Error('A request was not stored');
  return readRequestAgain(tools.db, row.id, { person, language, now });
});

const change: Route = answer(changeRequest, async ({ params, body, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  await tools.db.transaction(async (transaction) => {
    const { request } = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    if (request.state !== 'draft') throw refuse('notDraft');
    const values = await draftValues(transaction, body, { before: request, now });
    await transaction.update(requests).set(values).where(eq(requests.id, params.id));
    await sendLiveToClient(transaction, request);
  });
  return readRequestAgain(tools.db, params.id, { person, language, now });
});

const discard: Route = answer(discardRequest, ({ params, person, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    const { request } = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    if (request.state !== 'draft') throw refuse('notDraft');
    const files = await filesOfRequest(transaction, params.id);
    await transaction.delete(requests).where(eq(requests.id, params.id));
    await removeAfterwards(transaction, tools.jobs, files.flatMap(requestFileStore.namesOf));
    return {};
  }),
);

const send: Route = answer(
  sendRequest,
  async ({ params, body, person, account, language, tools, refuse }) => {
    const { companyIds } = body;
    const now = tools.clock.now();
    await tools.db.transaction(async (transaction) => {
      const more = await ownersOf(transaction, { clientId: person.id, companyIds });
      const { request } = await holdOwn(transaction, tools, {
        person,
        id: params.id,
        refuse: () => refuse('requestNotFound'),
        more,
      });
      if (request.state !== 'draft') throw refuse('notDraft');
      refuseUnfinished(request, now);
      const open = await moveRequest(transaction, request, 'send', {
        sentAt: now,
        endsAt: daysAfter(now, RUNS_DAYS),
      });
      if (!open) throw refuse('notDraft');
      const { why, found } = await whyNotAskThese(
        transaction,
        { request: open, invitations: [] },
        companyIds,
      );
      if (why) throw refuse(why);
      if (account && isNewAccount(account.createdAt, now))
        await tools.limits.spend('requests-of-new', person.id, NEW_ACCOUNT_REQUESTS_A_DAY);
      await tools.limits.spend('requests', person.id, REQUESTS_A_WEEK);
      await invite(transaction, tools, open, found);
    });
    return readRequestAgain(tools.db, params.id, { person, language, now });
  },
);

const ask: Route = answer(askCompany, async ({ params, body, person, language, tools, refuse }) => {
  const companyIds = [body.companyId];
  await tools.db.transaction(async (transaction) => {
    const more = await ownersOf(transaction, { clientId: person.id, companyIds });
    const held = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
      more,
    });
    const { why, found } = await whyNotAskThese(transaction, held, companyIds);
    if (why) throw refuse(why);
    await invite(transaction, tools, held.request, found);
  });
  return readRequestAgain(tools.db, params.id, { person, language, now: tools.clock.now() });
});

const withdraw: Route = answer(withdrawInvitation, async ({ params, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  await tools.db.transaction(async (transaction) => {
    const { request, invitations } = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    const invitation = invitations.find(({ companyId }) => companyId === params.companyId);
    if (!invitation) throw refuse('companyNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    const withdrawn = await moveInvitation(transaction, invitation, 'withdraw', { now });
    if (!withdrawn) throw refuse('invitationEnded');
    await notifyOfEnd(transaction, tools, { invitation, outcome: 'withdrawn' });
    await sendLiveToCompany(transaction, invitation);
    await sendLiveToClient(transaction, request);
  });
  return readRequestAgain(tools.db, params.id, { person, language, now });
});

const add: Route = answer(addToRequest, async ({ params, body, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  await tools.db.transaction(async (transaction) => {
    const held = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    if (held.request.state !== 'open') throw refuse('requestNotOpen');
    const added = await transaction.$count(requestAdditions, eq(requestAdditions.requestId, params.id));
    if (added >= MOST_ADDITIONS) throw refuse('tooMany');
    await tools.limits.spend('request-words', person.id, WORDS_AN_HOUR);
    await transaction
      .insert(requestAdditions)
      .values({ requestId: params.id, words: body.text, createdAt: now });
    await notifyOfAddition(transaction, tools, held);
  });
  return readRequestAgain(tools.db, params.id, { person, language, now });
});

const close: Route = answer(closeRequest, async ({ params, body, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  await tools.db.transaction(async (transaction) => {
    const { request, invitations } = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    if (request.state !== 'open') throw refuse('requestNotOpen');
    const running = inOrder(invitations);
    for (const invitation of running) {
      await moveInvitation(transaction, invitation, 'lose', { now });
      await notifyOfEnd(transaction, tools, { invitation, outcome: 'closed' });
    }
    await moveRequest(transaction, request, 'close', {
      closedAt: now,
      closedFor: body.reason,
      closedWords: body.text || null,
    });
    await sendLiveToAll(transaction, { request, invitations: running });
  });
  return readRequestAgain(tools.db, params.id, { person, language, now });
});

const prolong: Route = answer(prolongRequest, async ({ params, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  await tools.db.transaction(async (transaction) => {
    const held = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    const { state, endsAt, prolongedAt } = held.request;
    if (state !== 'open' || !endsAt) throw refuse('requestNotOpen');
    if (prolongedAt) throw refuse('alreadyProlonged');
    await transaction
      .update(requests)
      .set({ endsAt: daysAfter(endsAt, RUNS_DAYS), prolongedAt: now })
      .where(eq(requests.id, params.id));
    await sendLiveToAll(transaction, held);
  });
  return readRequestAgain(tools.db, params.id, { person, language, now });
});

const show: Route = answer(showStreet, async ({ params, body, person, language, tools, refuse }) => {
  const now = tools.clock.now();
  await tools.db.transaction(async (transaction) => {
    const { request, invitations } = await holdOwn(transaction, tools, {
      person,
      id: params.id,
      refuse: () => refuse('requestNotFound'),
    });
    const invitation = invitations.find(({ companyId }) => companyId === body.companyId);
    if (!invitation) throw refuse('companyNotFound');
    if (request.state !== 'open') throw refuse('requestNotOpen');
    if (!isRunning(invitation.state)) throw refuse('invitationEnded');
    if (request.street === null) throw refuse('noStreet');
    if (invitation.streetShownAt) return;
    await transaction
      .update(requestInvitations)
      .set({ streetShownAt: now })
      .where(eq(requestInvitations.id, invitation.id));
    await notifyCompany(transaction, tools, { request, invitation, kind: 'requestStreetShown' });
    await sendLiveToCompany(transaction, invitation);
    await sendLiveToClient(transaction, request);
  });
  return readRequestAgain(tools.db, params.id, { person, language, now });
});

const answerQuestion: Route = answer(
  answerAsked,
  async ({ params, body, person, language, tools, refuse }) => {
    const now = tools.clock.now();
    await tools.db.transaction(async (transaction) => {
      const { request, invitations } = await holdOwn(transaction, tools, {
        person,
        id: params.id,
        refuse: () => refuse('requestNotFound'),
      });
      const [question] = await transaction
        .select()
        .from(requestQuestions)
        .where(eq(requestQuestions.id, params.questionId));
      const asker = invitations.find(({ id }) => id === question?.invitationId);
      if (!question || !asker) throw refuse('questionNotFound');
      if (request.state !== 'open') throw refuse('requestNotOpen');
      if (question.answer !== null) throw refuse('alreadyAnswered');
      await tools.limits.spend('request-words', person.id, WORDS_AN_HOUR);
      await transaction
        .update(requestQuestions)
        .set({ answer: body.text, isForAll: body.forAll, answeredAt: now })
        .where(eq(requestQuestions.id, question.id));
      const told = inOrder(body.forAll ? invitations : [asker]);
      for (const invitation of told)
        await notifyCompany(transaction, tools, { request, invitation, kind: 'requestAnswered' });
      await sendLiveToAll(transaction, { request, invitations: told });
    });
    return readRequestAgain(tools.db, params.id, { person, language, now });
  },
);

export const clientRoutes: readonly Route[] = [
  list,
  create,
  read,
  change,
  discard,
  send,
  ask,
  withdraw,
  add,
  close,
  prolong,
  show,
  answerQuestion,
];
