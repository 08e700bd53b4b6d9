import { and, asc, eq, getTableColumns, or, sql } from 'drizzle-orm';
import { displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { projectEvents, projects } from '#features/projects/core/server/tables.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { reviewFlags, reviewPicturesSql, reviews } from '#features/reviews/core/server/tables.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { clientNameSql, coverCompanyColumns, projectColumns } from './store.ts';

/** A subquery names the tables of quotes/core and requests/core, because a project without a quote needs no joins. */
const requestSql = sql<Project['request']>`(
  select json_build_object('id', r.id, 'street', r.street, 'isStreetShown', i.street_shown_at is not null)
  from quotes q join requests r on r.id = q.request_id join request_invitations i on i.id = q.invitation_id
  where q.id = ${projects.quoteId})`;

const columns = {
  ...projectColumns,
  companyName: companyProfiles.name,
  companyLogoUrl: companyProfiles.logoUrl,
  ...coverCompanyColumns,
  clientName: clientNameSql,
  companyUserId: companyProfiles.userId,
  companyEmail: companyProfiles.email,
  companyPhone: companyProfiles.phoneNumber,
  companyIban: companyProfiles.iban,
  clientUsername: users.username,
  clientEmail: users.email,
  clientPhone: users.phoneNumber,
  quoteId: projects.quoteId,
  agreedSum: projects.agreedSum,
  changesSum: projects.changesSum,
  request: requestSql,
};

/** Finds a project as far as this person may see it. */
export const findProject = async (db: Db, { id, userType }: Person, projectId: number) => {
  const isOwn = or(eq(projects.clientId, id), eq(companyProfiles.userId, id));
  const [row] = await db
    .select(columns)
    .from(projects)
    .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
    .innerJoin(users, eq(users.id, projects.clientId))
    .where(and(eq(projects.id, projectId), userType === 'admin' ? undefined : isOwn));
  return row;
};

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof findProject>>>;

export const readProjectEvents = (db: Db, projectId: number) =>
  db
    .select({
      id: projectEvents.id,
      kind: projectEvents.kind,
      side: projectEvents.side,
      reason: projectEvents.reason,
      createdAt: projectEvents.createdAt,
    })
    .from(projectEvents)
    .where(eq(projectEvents.projectId, projectId))
    .orderBy(asc(projectEvents.createdAt), asc(projectEvents.id));

export const readProjectReviews = (db: Db, projectId: number) =>
  db
    .select({
      ...getTableColumns(reviews),
      username: displayUsernameSql,
      pictures: reviewPicturesSql,
      isFlagged: sql<boolean>`exists (select from ${reviewFlags} f where f.review_id = ${reviews.id})`,
    })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(eq(reviews.projectId, projectId));
