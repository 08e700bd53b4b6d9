import { and, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { reviewFlags, reviewPicturesSql, reviews } from '#features/reviews/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import {
  type BareQueueEntry,
  isInSliceSql,
  type QueueOrder,
  queueOrderSql,
  type QueueReader,
} from './queue-order.ts';

// Each repeats the condition of its partial index (db/migrations/0010) word for word.
export const isReviewWaitingSql = sql`(${reviews.status} = 'pending' or ${reviews.editRating} is not null)`;
export const isReviewAppealOpenSql = sql`(${reviews.appealedAt} is not null and ${reviews.appealDecidedAt} is null)`;
export const isReviewFlagOpenSql = sql`${reviewFlags.decidedAt} is null`;

const columns = {
  id: reviews.id,
  userId: reviews.userId,
  companyId: reviews.companyId,
  rating: reviews.rating,
  comment: reviews.comment,
  isAnonymous: reviews.isAnonymous,
  createdAt: reviews.createdAt,
  editedAt: reviews.editedAt,
  editRating: reviews.editRating,
  editComment: reviews.editComment,
  withheldFor: reviews.withheldFor,
  withheldWhy: reviews.withheldWhy,
  appeal: reviews.appeal,
  appealedAt: reviews.appealedAt,
  username: users.username,
  company: companyProfiles.name,
  pictures: reviewPicturesSql,
};

export const waitingReviewTurn: QueueOrder = {
  queue: 'reviews',
  since: sql`coalesce(${reviews.editedAt}, ${reviews.createdAt})`,
  id: reviews.id,
};
export const reviewAppealTurn: QueueOrder = { queue: 'appeals', since: reviews.appealedAt, id: reviews.id };
export const reviewFlagTurn: QueueOrder = {
  queue: 'flags',
  since: reviewFlags.createdAt,
  id: reviewFlags.id,
};

interface Queued {
  isQueued: SQL;
  turn: QueueOrder;
}

const reviewPage = (db: Db, { isQueued, turn }: Queued, slice: Parameters<QueueReader>[1]) =>
  db
    .select(columns)
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(and(isQueued, isInSliceSql(turn, slice)))
    .orderBy(queueOrderSql(turn))
    .limit(slice.limit);

type Row = Awaited<ReturnType<typeof reviewPage>>[number];

const partsOf = ({ id, userId, username, companyId, company, isAnonymous, pictures }: Row) => ({
  person: {
    id: userId,
    username,
  },
  company: {
    id: companyId,
    name: company,
  },
  isAnonymous,
  document: null,
  pictures: pictures.map((picture) => ({
    ...picture,
    reviewId: id,
  })),
});

const waitingEntry = (row: Row): BareQueueEntry => {
  const { id, rating, comment, editRating, editComment } = row;
  const since = (row.editedAt ?? row.createdAt).toISOString();
  const isEdit = editRating !== null;
  return {
    id,
    since,
    seen: since,
    ...partsOf(row),
    words: isEdit
      ? {
          rating: editRating,
          comment: editComment,
        }
      : {
          rating,
          comment,
        },
    before: isEdit
      ? {
          rating,
          comment,
        }
      : null,
    complaint: null,
    ring: null,
    facts: [],
  };
};

/** Reads new reviews, and edits of public ones. */
export const readWaitingReviews: QueueReader = async (db, slice) =>
  (await reviewPage(db, { isQueued: isReviewWaitingSql, turn: waitingReviewTurn }, slice)).map(waitingEntry);

const appealEntry = (row: Row): BareQueueEntry => {
  const since = (row.appealedAt ?? row.createdAt).toISOString();
  const { withheldFor, withheldWhy } = row;
  return {
    id: row.id,
    since,
    seen: since,
    ...partsOf(row),
    words: {
      rating: row.rating,
      comment: row.comment,
    },
    before: null,
    complaint: row.appeal,
    ring: null,
    facts: [
      ...(withheldFor === null
        ? []
        : [
            {
              name: 'withheldFor' as const,
              value: withheldFor,
            },
          ]),
      ...(withheldWhy === null
        ? []
        : [
            {
              name: 'withheldWhy' as const,
              value: withheldWhy,
            },
          ]),
    ],
  };
};

export const readReviewAppeals: QueueReader = async (db, slice) =>
  (await reviewPage(db, { isQueued: isReviewAppealOpenSql, turn: reviewAppealTurn }, slice)).map(appealEntry);

/** Reads companies' objections to reviews. */
export const readReviewFlags: QueueReader = async (db, slice) => {
  const rows = await db
    .select({ ...columns, flagId: reviewFlags.id, flaggedAt: reviewFlags.createdAt, why: reviewFlags.reason })
    .from(reviewFlags)
    .innerJoin(reviews, eq(reviews.id, reviewFlags.reviewId))
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(and(isReviewFlagOpenSql, isInSliceSql(reviewFlagTurn, slice)))
    .orderBy(queueOrderSql(reviewFlagTurn))
    .limit(slice.limit);
  return rows.map((row) => ({
    id: row.flagId,
    since: row.flaggedAt.toISOString(),
    seen: '',
    ...partsOf(row),
    words: {
      rating: row.rating,
      comment: row.comment,
    },
    before: null,
    complaint: row.why,
    ring: null,
    facts: [],
  }));
};
