import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { detailColumns, itemColumns } from '#features/companies/core/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import {
  LARGEST_PROFILE_PAGE,
  OVERVIEW_PROJECTS,
} from '#features/companies/profile/contract/company-profile.ts';
import { isProofInForce, verifiedColumns } from '#features/companies/proofs/server/index.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { publicReviewColumns } from '#features/reviews/core/server/index.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { TranslatedNames } from '#kernel/translated-names.ts';
import type { Db } from '#server/database/db.ts';
import { aliasedColumns, dateFromJson, jsonObjectOf, jsonRowsOf } from './json-columns.ts';
import { captionsOf } from './language-detection-context.ts';
import {
  countsOf,
  isApproved,
  isThere,
  picturesOf,
  placeholders,
  projectColumns,
  shownCountOf,
  visibleProjects,
  withCompletionDate,
  withReviewDates,
} from './profile-parts.ts';

const newestReviewsOf = (db: Db) =>
  db
    .select(aliasedColumns({ ...publicReviewColumns, project: jsonObjectOf(projectColumns) }))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.companyId, placeholders.company), isApproved))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(LARGEST_PROFILE_PAGE);

const proofsOf = (db: Db) =>
  db
    .select(aliasedColumns(verifiedColumns))
    .from(companyProofs)
    .where(and(eq(companyProofs.companyId, placeholders.company), isProofInForce))
    .orderBy(asc(companyProofs.id));

const companyQuery = (db: Db) =>
  db
    .select({
      ...itemColumns,
      ...detailColumns,
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
      proofs: jsonRowsOf(proofsOf(db), (proof) => ({ ...proof, decidedAt: dateFromJson(proof.decidedAt) })),
      pictures: jsonRowsOf(picturesOf(db)),
      ratingCounts: jsonRowsOf(countsOf(db)),
      newestReviews: jsonRowsOf(newestReviewsOf(db), (review) => ({
        ...withReviewDates(review),
        project: withCompletionDate(review.project),
      })),
      newestProjects: jsonRowsOf(visibleProjects(db).limit(OVERVIEW_PROJECTS), (project) => ({
        ...withCompletionDate(project),
        reviews: project.reviews.map(withReviewDates),
      })),
      shownProjectCount: sql<number>`(${shownCountOf(db)})::integer`,
    })
    .from(c)
    .where(isThere)
    .prepare('company');

/** Reads everything a company's page needs in one statement. */
export const companyReader = (db: Db) => {
  const query = companyQuery(db);
  return async (companyId: number) => {
    const [row] = await query.execute({ companyId });
    return row && { ...row, captions: captionsOf(row.pictures) };
  };
};

export type WholeCompany = NonNullable<Awaited<ReturnType<ReturnType<typeof companyReader>>>>;
