import { and, asc, count, desc, eq, gt, inArray, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { roundedDistanceKm } from '#features/directory/core/rules/rounded-distance.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { ListedInvitation } from '#features/requests/core/contract/shapes.ts';
import {
  type InvitationGroup,
  type InvitationState,
  statesOfInvitationGroup,
} from '#features/requests/core/rules/requests.ts';
import { findAssignees } from '#features/team/core/server/index.ts';
import { leadAssignees } from '#features/team/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Translator } from '#server/services/translator.ts';
import { presentListedInvitation } from './present.ts';
import { readCoverIds } from './read-request-parts.ts';
import { type InvitationRow, readInvitations, readRequestsById } from './store.ts';
import { requestInvitations } from './tables.ts';

const { state, dueAt, id } = requestInvitations;

/** An answer can be overdue before the job that records it has run. */
export const isInInvitationGroupSql = (group: InvitationGroup, now: Date): SQL | undefined => {
  const isUnanswered = inArray(state, [...statesOfInvitationGroup['to-answer']]);
  if (group === 'to-answer') return and(isUnanswered, gt(dueAt, now));
  const isInState = inArray(state, [...statesOfInvitationGroup[group]]);
  return group === 'over' ? or(isInState, and(isUnanswered, lte(dueAt, now))) : isInState;
};

const isLookedAfterBy = (userId: number) => sql`exists (select from ${leadAssignees}
  join requests r on r.client_id = ${leadAssignees.clientId}
  where r.id = ${requestInvitations.requestId} and ${leadAssignees.companyId} = ${requestInvitations.companyId}
    and ${leadAssignees.userId} = ${userId})`;

interface InvitationListQuery {
  state?: InvitationState | undefined;
  show?: InvitationGroup | undefined;
  mine?: boolean | undefined;
  cursor?: number | undefined;
  limit: number;
}

interface InvitationReader {
  person: Person;
  now: Date;
  translator: Translator;
}

export const listInvitationsOfCompany = async (
  db: Db,
  query: InvitationListQuery,
  reader: InvitationReader,
): Promise<ListPage<ListedInvitation>> => {
  const { person, now } = reader;
  const { show, cursor, limit } = query;
  const filter = and(
    eq(companyProfiles.userId, person.id),
    query.state === undefined ? undefined : eq(state, query.state),
    show && isInInvitationGroupSql(show, now),
    query.mine ? isLookedAfterBy(person.memberId ?? person.id) : undefined,
  );
  const isByDeadline = show === 'to-answer';
  const afterCursor = () =>
    isByDeadline
      ? sql`(${dueAt}, ${id}) > (select c.due_at, c.id from request_invitations c where c.id = ${cursor})`
      : lt(id, cursor ?? 0);
  const [rows, [countRow]] = await Promise.all([
    readInvitations(db, and(filter, cursor === undefined ? undefined : afterCursor()))
      .orderBy(...(isByDeadline ? [asc(dueAt), asc(id)] : [desc(id)]))
      .limit(limit + 1),
    db
      .select({ total: count() })
      .from(requestInvitations)
      .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
      .where(filter),
  ]);
  const page = rows.slice(0, limit);
  const items = await presentInvitationsOfCompany(db, page, reader);
  return { items, total: countRow?.total ?? 0, next: rows.length > limit ? String(page.at(-1)?.id) : null };
};

export const presentInvitationsOfCompany = async (
  db: Db,
  rows: readonly InvitationRow[],
  { person, now, translator }: InvitationReader,
): Promise<ListedInvitation[]> => {
  const requests = await readRequestsById(
    db,
    rows.map(({ requestId }) => requestId),
  );
  const [caretakers, covers, distances, projectIds] = await Promise.all([
    findAssignees(
      db,
      person,
      [...requests.values()].map(({ clientId }) => clientId),
    ),
    readCoverIds(db, [...requests.keys()]),
    readDistances(db, rows),
    readProjectIds(db, rows),
  ]);
  return rows.flatMap((row) => {
    const request = requests.get(row.requestId);
    return request
      ? [
          presentListedInvitation(row, request, {
            caretaker: caretakers.get(request.clientId),
            cover: covers.get(request.id),
            distanceKm: distances.get(row.id) ?? null,
            projectId: projectIds.get(row.quoteId ?? 0) ?? null,
            now,
            translator,
          }),
        ]
      : [];
  });
};

type Place = { latitude: number; longitude: number };

/** Points are those of communes: nobody's street is measured. */
export const readDistances = async (db: Db, rows: readonly InvitationRow[]): Promise<Map<number, number>> => {
  if (rows.length === 0) return new Map();
  const { rows: places } = await db.execute<{ id: number; here: Place; there: Place }>(sql`
    select i.id, json_build_object('latitude', h.latitude, 'longitude', h.longitude) as here,
      json_build_object('latitude', t.latitude, 'longitude', t.longitude) as there
    from request_invitations i
    join requests r on r.id = i.request_id
    join company_profiles c on c.id = i.company_id
    join communes h on h.name = c.commune
    join communes t on t.name = r.commune
    where i.id in (${sql.join(
      rows.map((row) => sql`${row.id}`),
      sql`, `,
    )})`);
  return new Map(places.map(({ id, here, there }) => [id, roundedDistanceKm(here, there)]));
};

const readProjectIds = async (db: Db, rows: readonly InvitationRow[]): Promise<Map<number, number>> => {
  const quoteIds = rows.flatMap((row) => (row.state === 'won' ? (row.quoteId ?? []) : []));
  if (quoteIds.length === 0) return new Map();
  const begun = await db
    .select({ id: projects.id, quoteId: projects.quoteId })
    .from(projects)
    .where(inArray(projects.quoteId, quoteIds));
  return new Map(begun.map((project) => [project.quoteId ?? 0, project.id]));
};
