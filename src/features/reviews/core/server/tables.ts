import { sql } from 'drizzle-orm';
import { boolean, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { ReviewPicture } from '#features/reviews/core/contract/review-schemas.ts';
import type { ReviewStatus, WithholdingReason } from '#features/reviews/core/rules/reviews.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const reviews = pgTable('reviews', {
  id: idColumn(),
  projectId: integer('project_id').notNull(),
  userId: integer('user_id').notNull(),
  companyId: integer('company_id').notNull(),
  rating: integer().notNull(),
  comment: text(),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  status: text().$type<ReviewStatus>().notNull().default('approved'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  /** A company can reply once. */
  reply: text(),
  repliedAt: momentColumn('replied_at'),
  editedAt: momentColumn('edited_at'),
  // These new words wait for a moderator while the approved ones stay public.
  editRating: integer('edit_rating'),
  editComment: text('edit_comment'),
  withheldFor: text('withheld_for').$type<WithholdingReason>(),
  withheldAt: momentColumn('withheld_at'),
  /** The author reads this statement of reasons. */
  withheldWhy: text('withheld_why'),
  appeal: text(),
  appealedAt: momentColumn('appealed_at'),
  appealDecidedAt: momentColumn('appeal_decided_at'),
});

export const reviewFlags = pgTable('review_flags', {
  id: idColumn(),
  reviewId: integer('review_id').notNull(),
  companyId: integer('company_id').notNull(),
  reason: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  decidedAt: momentColumn('decided_at'),
  outcome: text().$type<'upheld' | 'dismissed'>(),
});

export const reviewPictures = pgTable('review_pictures', {
  id: idColumn(),
  reviewId: integer('review_id').notNull(),
  position: smallint().notNull(),
  size: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  token: text().notNull(),
  /** The picture was sent with this Idempotency-Key. */
  clientKey: text('client_key'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** This column selects the pictures of a review along with it. */
export const reviewPicturesSql = sql<ReviewPicture[]>`(
  select coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height) order by p.position), '[]')
  from review_pictures p where p.review_id = ${reviews.id})`;
