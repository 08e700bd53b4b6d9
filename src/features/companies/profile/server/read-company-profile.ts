import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyDetailColumns, companyItemColumns } from '#features/companies/core/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import {
  MAX_PROFILE_PAGE_SIZE,
  MAX_OVERVIEW_PROJECTS,
} from '#features/companies/profile/contract/company-profile.ts';
import { isProofInForceSql, verifiedProofColumns } from '#features/companies/proofs/server/index.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { publicReviewColumns } from '#features/reviews/core/server/index.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { aliasedColumns, dateFromJson, jsonObjectSql, jsonRowsSql } from './json-sql.ts';
import { joinCaptions } from './language-detection-context.ts';
import {
  ratingCountsQuery,
  isApprovedReviewSql,
  isVisibleCompanySql,
  profilePicturesQuery,
  profilePlaceholders,
  profileProjectColumns,
  publishedProjectCountQuery,
  publishedProjectsQuery,
  reviveCompletionDate,
  reviveReviewDates,
} from './profile-sql.ts';

const newestReviewsOf = (db: Db) =>
  db
    .select(aliasedColumns({ ...publicReviewColumns, project: jsonObjectSql(profileProjectColumns) }))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.companyId, profilePlaceholders.company), isApprovedReviewSql))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(MAX_PROFILE_PAGE_SIZE);

const proofsOf = (db: Db) =>
  db
    .select(aliasedColumns(verifiedProofColumns))
    .from(companyProofs)
    .where(and(eq(companyProofs.companyId, profilePlaceholders.company), isProofInForceSql))
    .orderBy(asc(companyProofs.id));

const companyQuery = (db: Db) =>
  db
    .select({
      ...companyItemColumns,
      ...companyDetailColumns,
      /** The named communes belong to these cantons. */
      partCantons: sql<string[]>`case when ${c.serviceCommunes} = '{}' then '{}' else array(
          select distinct canton from communes where name = any(${c.serviceCommunes})) end`,
      placeNames: sql<
        Record<string, TranslatedNames>
      >`case when ${c.serviceCantons} || ${c.serviceCommunes} = '{}' then '{}' else (
          select coalesce(jsonb_object_agg(name, coalesce(p.names, '{}')), '{}')
          from unnest(${c.serviceCantons} || ${c.serviceCommunes}) name left join place_names p on p.place = name) end`,
      isContactPublic: c.isContactPublic,
      isDemo: c.isDemo,
      isListed: c.isListed,
      vatNumber: c.vatNumber,
      vatCheckedAt: c.vatCheckedAt,
      vatCheckResult: c.vatCheckResult,
      proofs: jsonRowsSql(proofsOf(db), (proof) => ({ ...proof, decidedAt: dateFromJson(proof.decidedAt) })),
      pictures: jsonRowsSql(profilePicturesQuery(db)),
      ratingCounts: jsonRowsSql(ratingCountsQuery(db)),
      newestReviews: jsonRowsSql(newestReviewsOf(db), (review) => ({
        ...reviveReviewDates(review),
        project: reviveCompletionDate(review.project),
      })),
      newestProjects: jsonRowsSql(publishedProjectsQuery(db).limit(MAX_OVERVIEW_PROJECTS), (project) => ({
        ...reviveCompletionDate(project),
        reviews: project.reviews.map(reviveReviewDates),
      })),
      shownProjectCount: sql<number>`(${publishedProjectCountQuery(db)})::integer`,
    })
    .from(c)
    .where(isVisibleCompanySql)
    .prepare('company');

/** Reads everything a company's page needs in one statement. */
export const createCompanyProfileReader = (db: Db) => {
  const query = companyQuery(db);
  return async (companyId: number) => {
    const [row] = await query.execute({ companyId });
    return row && { ...row, captions: joinCaptions(row.pictures) };
  };
};

export type CompanyProfileRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof createCompanyProfileReader>>>
>;
