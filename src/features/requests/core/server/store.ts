import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles, serviceCategories } from '#features/companies/core/server/tables.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { requestInvitations, requests } from './tables.ts';

const requestColumns = {
  ...getTableColumns(requests),
  categoryName: serviceCategories.name,
  categoryNames: serviceCategories.names,
  communeNames: sql<TranslatedNames>`names_of_place(${requests.commune})`,
  clientName: userDisplayNameSql,
  /** The last of its sent quotes that are not recorded as expired ends then. */
  quotedUntil: sql<Date | null>`(select max(q.quote_ends_at) from request_invitations q
    where q.request_id = ${requests}.id and q.state = 'quoted' and q.quote_expired_at is null)`.mapWith(
    requests.endsAt,
  ),
};

export const readRequests = (db: Db, condition: SQL | undefined) =>
  db
    .select(requestColumns)
    .from(requests)
    .innerJoin(users, eq(users.id, requests.clientId))
    .leftJoin(serviceCategories, eq(serviceCategories.id, requests.categoryId))
    .where(condition);

export type RequestRow = Awaited<ReturnType<typeof readRequests>>[number];

const invitationColumns = {
  ...getTableColumns(requestInvitations),
  companyName: companyProfiles.name,
  companyLogoUrl: companyProfiles.logoUrl,
  companyHours: companyProfiles.businessHours,
  companyIsHidden: companyProfiles.isHidden,
  companyIsSuspended: companyProfiles.isBarred,
  ownerId: companyProfiles.userId,
};

export const readInvitations = (db: Db, condition: SQL | undefined) =>
  db
    .select(invitationColumns)
    .from(requestInvitations)
    .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
    .where(condition);

export type InvitationRow = Awaited<ReturnType<typeof readInvitations>>[number];

export const readInvitationsOfRequests = (db: Db, requestIds: readonly number[]) =>
  readInvitations(db, inArray(requestInvitations.requestId, [...requestIds])).orderBy(
    asc(requestInvitations.id),
  );

/** Finds the invitation of this owner's company, by its own id or its request's. */
export const findOwnInvitation = async (
  db: Db,
  ownerId: number,
  by: { id: number } | { requestId: number },
): Promise<InvitationRow | undefined> => {
  const isThis =
    'id' in by ? eq(requestInvitations.id, by.id) : eq(requestInvitations.requestId, by.requestId);
  const [row] = await readInvitations(db, and(isThis, eq(companyProfiles.userId, ownerId)));
  return row;
};

export const findRequest = async (db: Db, id: number): Promise<RequestRow | undefined> => {
  const [row] = await readRequests(db, eq(requests.id, id));
  return row;
};

export const findOwnRequest = async (
  db: Db,
  clientId: number,
  id: number,
): Promise<RequestRow | undefined> => {
  const [row] = await readRequests(db, and(eq(requests.id, id), eq(requests.clientId, clientId)));
  return row;
};

export const readRequestsById = async (db: Db, ids: readonly number[]): Promise<Map<number, RequestRow>> => {
  const rows = await readRequests(db, inArray(requests.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
};
