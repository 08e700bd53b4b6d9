import { reviewFlags, reviews } from '#features/reviews/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber, someDay } from './number.ts';
import { buildProject, type ProjectRow } from './project.ts';

export type ReviewRow = typeof reviews.$inferSelect;
export type ReviewValues = typeof reviews.$inferInsert;
export type ReviewFlag = typeof reviewFlags.$inferSelect;
export type ReviewFlagValues = typeof reviewFlags.$inferInsert;

/** A review belongs to a completed project: its client wrote it, about its company. */
export const reviewRow = (
  project: Pick<ProjectRow, 'id' | 'clientId' | 'companyId'>,
  overrides: Partial<ReviewValues> = {},
): ReviewValues => ({
  projectId: project.id,
  userId: project.clientId,
  companyId: project.companyId,
  rating: 5,
  comment: `Review ${nextUniqueNumber()}: the work was done as agreed.`,
  ...(overrides.status === 'rejected' && { withheldFor: 'other', withheldAt: someDay }),
  ...overrides,
});

/** Adds an approved review and, unless given, the completed project it is about. */
export const buildReview = async (
  db: Db,
  { project, ...overrides }: Partial<ReviewValues> & { project?: ProjectRow } = {},
): Promise<ReviewRow> => {
  const { userId, companyId } = overrides;
  const reviewed =
    project ??
    (await buildProject(db, {
      state: 'completed',
      ...(userId !== undefined && { clientId: userId }),
      ...(companyId !== undefined && { companyId }),
    }));
  return firstInsertedRow(db.insert(reviews).values(reviewRow(reviewed, overrides)).returning());
};

export const buildReviewFlag = (
  db: Db,
  review: Pick<ReviewRow, 'id' | 'companyId'>,
  overrides: Partial<ReviewFlagValues> = {},
): Promise<ReviewFlag> =>
  firstInsertedRow(
    db
      .insert(reviewFlags)
      .values({
        reviewId: review.id,
        companyId: review.companyId,
        reason: 'This is about another company.',
        ...overrides,
      })
      .returning(),
  );
