import type { Review } from '../contract/review.ts';
import { abilitiesOf, type Reader, type ReviewStatus } from '../rules.ts';

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
  username: string;
  isFlagged: boolean;
}

interface ReadBy {
  reader: Reader;
  now: Date;
}

/** A stored review as one reader sees it. */
export const shownReview = (row: ReviewRow, { reader, now }: ReadBy): Review => {
  const { id, projectId, companyId, rating, isAnonymous, status } = row;
  const isHidden = status === 'rejected' && reader !== 'author' && reader !== 'admin';
  return {
    ...{ id, projectId, companyId, rating, isAnonymous, status },
    userId: isAnonymous ? null : row.userId,
    user: { username: isAnonymous ? null : row.username },
    comment: isHidden ? null : row.comment,
    createdAt: row.createdAt.toISOString(),
    reply:
      row.reply !== null && row.repliedAt
        ? { text: row.reply, createdAt: row.repliedAt.toISOString() }
        : null,
    edit:
      reader === 'author' && row.editRating !== null
        ? { rating: row.editRating, comment: row.editComment }
        : null,
    abilities: abilitiesOf(row, reader, now),
  };
};
