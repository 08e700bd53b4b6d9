import { and, count, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { getRequest, listRequests } from '#features/requests/core/contract/requests.ts';
import { invitationStates, isInvitationRunning } from '#features/requests/core/rules/requests.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { presentListedRequest } from './present.ts';
import { readCoverIds } from './read-request-parts.ts';
import { readRequest } from './read-request.ts';
import { readInvitationsOfRequests, readRequests } from './store.ts';
import { requestInvitations, requestQuestions, requests } from './tables.ts';

const list: EndpointRoute = handle(listRequests, async ({ query, person, services }) => {
  const { limit } = query;
  const isOwn = and(
    eq(requests.clientId, person.id),
    query.state === undefined ? undefined : eq(requests.state, query.state),
  );
  const [rows, [countRow]] = await Promise.all([
    readRequests(
      services.db,
      and(isOwn, query.cursor === undefined ? undefined : lt(requests.id, query.cursor)),
    )
      .orderBy(desc(requests.id))
      .limit(limit + 1),
    services.db.select({ total: count() }).from(requests).where(isOwn),
  ]);
  const page = rows.slice(0, limit);
  const ids = page.map(({ id }) => id);
  const [invitations, covers, questions] = await Promise.all([
    readInvitationsOfRequests(services.db, ids),
    readCoverIds(services.db, ids),
    openQuestionsOf(services.db, ids),
  ]);
  const byRequest = Map.groupBy(invitations, ({ requestId }) => requestId);
  const now = services.clock.now();
  const items = page.map((row) =>
    presentListedRequest(row, {
      invitations: byRequest.get(row.id) ?? [],
      cover: covers.get(row.id),
      openQuestions: questions.get(row.id) ?? 0,
      now,
      translator: services.translator,
    }),
  );
  const next = rows.length > limit ? String(page.at(-1)?.id) : null;
  return { items, total: countRow?.total ?? 0, next };
});

/** Only questions of companies that are still at work on the request count. */
const openQuestionsOf = async (db: Db, ids: readonly number[]): Promise<Map<number, number>> => {
  const rows = await db
    .select({ requestId: requestInvitations.requestId, open: count() })
    .from(requestQuestions)
    .innerJoin(requestInvitations, eq(requestInvitations.id, requestQuestions.invitationId))
    .where(
      and(
        inArray(requestInvitations.requestId, [...ids]),
        inArray(requestInvitations.state, invitationStates.filter(isInvitationRunning)),
        isNull(requestQuestions.answer),
      ),
    )
    .groupBy(requestInvitations.requestId);
  return new Map(rows.map(({ requestId, open }) => [requestId, open]));
};

const read: EndpointRoute = handle(getRequest, async ({ params, person, language, services, refuse }) => {
  const request = await readRequest(services.db, params.id, {
    person,
    language,
    now: services.clock.now(),
    translator: services.translator,
  });
  if (!request) throw refuse('requestNotFound');
  return request;
});

export const requestReadRoutes: readonly EndpointRoute[] = [list, read];
