import { and, count, desc, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { fullNameOrUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  type ProjectConfirmation,
  type ProjectSide,
  projectStatuses,
  type ProjectStatusFilter,
  statusesByFilter,
} from '#features/projects/core/rules/project-states.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';

const placeholders = {
  person: sql.placeholder('personId'),
  statuses: sql`${sql.placeholder('statuses')}::text[]`,
  cursor: sql`${sql.placeholder('cursor')}::integer`,
  limit: sql.placeholder('limit'),
  pattern: sql`${sql.placeholder('pattern')}::text`,
  confirmed: sql`${sql.placeholder('confirmed')}::text`,
};

/** An erased account has no name. */
export const clientNameSql = sql<
  string | null
>`case when ${users.erasedAt} is null then ${fullNameOrUsernameSql(users)} end`;

/** The drawing of a project is chosen by its company's canton and services. */
export const coverCompanyColumns = { canton: companyProfiles.canton, services: companyProfiles.services };

export const projectColumns = {
  id: projects.id,
  name: projects.name,
  isWithheld: projects.isWithheld,
  description: projects.description,
  budget: projects.budget,
  timeline: projects.timeline,
  status: projects.status,
  clientConfirmed: projects.clientConfirmed,
  companyConfirmed: projects.companyConfirmed,
  createdAt: projects.createdAt,
  completedAt: projects.completedAt,
  companyId: projects.companyId,
  clientId: projects.clientId,
  coverFileId: projects.coverFileId,
  publication: projects.publication,
};

const projectSumSql = sql<
  string | null
>`(case when ${projects.agreedSum} is null and ${projects.changesSum} = 0 then null
  else (coalesce(${projects.agreedSum}, 0) + ${projects.changesSum})::numeric(17, 2)::text end)`;

const ownedBy: Record<ProjectSide, SQL> = {
  client: eq(projects.clientId, placeholders.person),
  company: sql`${projects.companyId} = (select c.id from company_profiles c where c.user_id = ${placeholders.person})`,
};

const isShown = sql`${projects.status} = any(${placeholders.statuses})`;

const otherSideName: Record<ProjectSide, SQL> = {
  client: sql`(select o.name from company_profiles o where o.id = ${projects.companyId})`,
  company: sql`(select ${clientNameSql} from ${users} where ${users.id} = ${projects.clientId})`,
};

/** A moderator has removed the name of a withheld project, so that it isn't found by it. */
const isFound = (side: ProjectSide) => sql`(${placeholders.pattern} is null
  or (not ${projects.isWithheld} and ${projects.name} ilike ${placeholders.pattern})
  or ${otherSideName[side]} ilike ${placeholders.pattern})`;

const isConfirmedAsAsked = (side: ProjectSide) => {
  const [mine, theirs] =
    side === 'client'
      ? [projects.clientConfirmed, projects.companyConfirmed]
      : [projects.companyConfirmed, projects.clientConfirmed];
  return sql`(case ${placeholders.confirmed} when 'none' then not ${mine} and not ${theirs}
    when 'mine' then ${mine} and not ${theirs} when 'theirs' then ${theirs} and not ${mine} else true end)`;
};

const isListed = (side: ProjectSide) => and(ownedBy[side], isShown, isFound(side), isConfirmedAsAsked(side));

/** The table is of module projects/room, which stands above. */
const nextMilestoneOf = (id: SQLWrapper) => sql<ListedProject['nextMilestone']>`(
  select json_build_object('name', m.name, 'dueOn', m.due_on, 'amount', m.amount::text)
  from project_milestones m
  where m.project_id = ${id} and (m.client_ticked_at is null or m.company_ticked_at is null)
  order by m.due_on nulls last, m.id limit 1)`;

// The cursor compares with the row the last page ended with, so that a moment's fractions are never rounded away.
const afterCursor = sql`(${projects.createdAt}, ${projects.id}) < (select created_at, id from projects where id = ${placeholders.cursor})`;

// The page is cut first, so that somebody with thousands of projects joins only the rows shown.
const projectPage = (db: Db, side: ProjectSide, cursorCondition?: SQL) => {
  const page = db
    .select({ ...projectColumns, sum: projectSumSql.as('sum') })
    .from(projects)
    .where(and(isListed(side), cursorCondition))
    .orderBy(desc(projects.createdAt), desc(projects.id))
    .limit(placeholders.limit)
    .as('page');
  return db
    .select({
      id: page.id,
      name: page.name,
      isWithheld: page.isWithheld,
      description: page.description,
      budget: page.budget,
      timeline: page.timeline,
      status: page.status,
      clientConfirmed: page.clientConfirmed,
      companyConfirmed: page.companyConfirmed,
      createdAt: page.createdAt,
      completedAt: page.completedAt,
      companyId: page.companyId,
      clientId: page.clientId,
      coverFileId: page.coverFileId,
      companyName: companyProfiles.name,
      companyLogoUrl: companyProfiles.logoUrl,
      ...coverCompanyColumns,
      clientName: clientNameSql,
      companyUserId: companyProfiles.userId,
      isReviewed: sql<boolean>`exists (select from ${reviews} r where r.project_id = ${page.id})`,
      sum: page.sum,
      nextMilestone: nextMilestoneOf(page.id),
    })
    .from(page)
    .innerJoin(companyProfiles, eq(companyProfiles.id, page.companyId))
    .innerJoin(users, eq(users.id, page.clientId))
    .orderBy(desc(page.createdAt), desc(page.id))
    .prepare(`projects_of_${side}${cursorCondition ? '_after' : ''}`);
};

const projectCount = (db: Db, side: ProjectSide) =>
  db.select({ total: count() }).from(projects).where(isListed(side)).prepare(`projects_of_${side}_count`);

const listOf = (db: Db, side: ProjectSide) => ({
  first: projectPage(db, side),
  after: projectPage(db, side, afterCursor),
  count: projectCount(db, side),
});

interface Slice {
  show?: ProjectStatusFilter | undefined;
  search?: string | undefined;
  confirmed?: ProjectConfirmation | undefined;
  limit: number;
  cursor?: number | undefined;
}

/** The statements about lists of projects are prepared once. */
export const prepareProjectLists = (db: Db) => {
  const lists = { client: listOf(db, 'client'), company: listOf(db, 'company') };

  return async (
    { personId, side }: { personId: number; side: ProjectSide },
    { show, search, confirmed, limit, cursor }: Slice,
  ): Promise<ListPage<ListedProjectRow>> => {
    const list = lists[side];
    const query = {
      personId,
      statuses: show ? statusesByFilter[show] : projectStatuses,
      pattern: search ? `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%` : null,
      confirmed: confirmed ?? null,
    };
    const [rows, [countRow]] = await Promise.all([
      (cursor === undefined ? list.first : list.after).execute({ ...query, cursor, limit: limit + 1 }),
      list.count.execute(query),
    ]);
    const items = rows.slice(0, limit);
    const last = rows.length > limit ? items.at(-1) : undefined;
    return { items, total: countRow?.total ?? 0, next: last ? String(last.id) : null };
  };
};

export type ListedProjectRow = Awaited<ReturnType<ReturnType<typeof projectPage>['execute']>>[number];
