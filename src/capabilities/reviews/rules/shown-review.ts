import type { Review } from '#reviews/contract/review.ts';
import {
  isReadable,
  type ReviewReader,
  type ReviewStatus,
  reviewAbilities,
  type WithholdingReason,
} from './reviews.ts';

export interface ReviewRow {
  id: number;
  projectId: number;
  userId: number;
  companyId: number;
  rating: number;
  comment: string | null;
  isAnonymous: boolean;
  status: ReviewStatus;
  createdAt: Date;
  reply: string | null;
  repliedAt: Date | null;
  editRating: number | null;
  editComment: string | null;
  withheldFor: WithholdingReason | null;
  withheldAt: Date | null;
  withheldWhy: string | null;
  appealedAt: Date | null;
  appealDecidedAt: Date | null;
  username: string;
  isFlagged: boolean;
  pictures: Review['pictures'];
}

interface ReadBy {
  reader: ReviewReader;
  now: Date;
}

/** A stored review as one reader sees it. */
export const shownReview = (row: ReviewRow, { reader, now }: ReadBy): Review => {
  const { id, projectId, companyId, rating, isAnonymous, status } = row;
  const isHidden = !isReadable(status, reader);
  return {
    id,
    projectId,
    companyId,
    rating,
    isAnonymous,
    status,
    userId: isAnonymous ? null : row.userId,
    user: { username: isAnonymous ? null : row.username },
    comment: isHidden ? null : row.comment,
    pictures: isHidden ? [] : row.pictures,
    createdAt: row.createdAt.toISOString(),
    reply:
      row.reply !== null && row.repliedAt
        ? {
            text: row.reply,
            createdAt: row.repliedAt.toISOString(),
          }
        : null,
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

/** Everybody may know why and when, only its author the moderator’s words and what became of the appeal. */
const withheldOf = (row: ReviewRow, reader: ReviewReader): Review['withheld'] => {
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
