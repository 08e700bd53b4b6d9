import type { PublicReview, Review } from '#features/reviews/core/contract/review-schemas.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import {
  isReviewReadableBy,
  reviewAbilities,
  type ReviewReaderRole,
  type ReviewStatus,
  type WithholdingReason,
} from './reviews.ts';

interface PublicRow {
  id: number;
  rating: number;
  comment: string | null;
  isAnonymous: boolean;
  createdAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  username: string;
  pictures: PublicReview['pictures'];
}

export interface ReviewRow extends PublicRow {
  projectId: number;
  userId: number;
  companyId: number;
  status: ReviewStatus;
  editRating: number | null;
  editComment: string | null;
  withheldFor: WithholdingReason | null;
  withheldAt: Date | null;
  withheldWhy: string | null;
  appealedAt: Date | null;
  appealDecidedAt: Date | null;
  isFlagged: boolean;
}

interface ReadBy {
  reader: ReviewReaderRole;
  now: Date;
}

/** Returns null if the author asked not to be named. */
const ifNamed = <Value>({ isAnonymous }: Pick<PublicRow, 'isAnonymous'>, value: Value) =>
  isAnonymous ? null : value;

const exactly = (moment: Date) => moment.toISOString();

/** Beside a company's own calendar the exact day would name the client, so the month is all we show. */
const monthOf = (moment: Date) => {
  const { year, month } = luxembourgTimeOf(moment);
  return new Date(Date.UTC(year, month - 1, 1)).toISOString();
};

const shownWith = (row: PublicRow, timeOf: (moment: Date) => string): PublicReview => ({
  id: row.id,
  rating: row.rating,
  comment: row.comment,
  pictures: row.pictures,
  createdAt: timeOf(row.createdAt),
  isAnonymous: row.isAnonymous,
  user: { username: ifNamed(row, row.username) },
  reply: row.reply !== null && row.repliedAt ? { text: row.reply, createdAt: timeOf(row.repliedAt) } : null,
});

export const presentPublicReview = (row: PublicRow): PublicReview =>
  shownWith(row, row.isAnonymous ? monthOf : exactly);

/** Returns whether a reader learns which project a review is about, and the day. */
export const mayKnowReviewedProject = (
  { isAnonymous }: Pick<PublicRow, 'isAnonymous'>,
  reader: ReviewReaderRole,
) => !isAnonymous || reader === 'author' || reader === 'admin';

export const presentReviewFor = (row: ReviewRow, { reader, now }: ReadBy): Review => {
  const { projectId, companyId, status } = row;
  const isHidden = !isReviewReadableBy(status, reader);
  const isTraced = mayKnowReviewedProject(row, reader);
  return {
    ...shownWith(row, isTraced ? exactly : monthOf),
    ...(isHidden && { comment: null, pictures: [] }),
    projectId: isTraced ? projectId : null,
    companyId,
    status,
    userId: ifNamed(row, row.userId),
    isReported: row.isFlagged && (reader === 'company' || reader === 'admin'),
    edit:
      reader === 'author' && row.editRating !== null
        ? {
            rating: row.editRating,
            comment: row.editComment,
          }
        : null,
    withheld: withheldOf(row, reader),
    abilities: reviewAbilities(row, reader, now),
  };
};

/** Everybody may know why and when, but only the author reads the moderator’s statement and the appeal's outcome. */
const withheldOf = (row: ReviewRow, reader: ReviewReaderRole): Review['withheld'] => {
  const { withheldFor, withheldAt, withheldWhy, appealedAt, appealDecidedAt } = row;
  if (withheldFor === null || withheldAt === null) return null;
  const isOwn = reader === 'author' || reader === 'admin';
  return {
    reason: withheldFor,
    at: withheldAt.toISOString(),
    statement: isOwn ? withheldWhy : null,
    appeal: isOwn && appealedAt ? (appealDecidedAt ? 'refused' : 'waiting') : null,
  };
};
