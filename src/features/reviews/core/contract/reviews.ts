import * as z from 'zod/mini';
import { MIN_REPLY_LENGTH } from '#features/reviews/core/rules/reviews.ts';
import type { sentences } from '#features/reviews/core/strings/en/reviews.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { reviewSchema } from './review-schemas.ts';

const messageKey = createMessageKey<typeof sentences>('reviews');

export const LARGEST_REVIEW_PAGE = 200;
const LONGEST = { comment: 500, reason: 200, reply: 1000, appeal: 1000 } as const;
const SHORTEST_REASON = 10;

const rating = z
  .int(messageKey('ratingNotWhole'))
  .check(z.minimum(1, messageKey('ratingTooLow')), z.maximum(5, messageKey('ratingTooHigh')));

const comment = z.nullable(
  textSchema({ max: { length: LONGEST.comment, say: messageKey('commentTooLong') } }),
);

export const reviewInputSchema = z.object({
  rating,
  comment: z.optional(comment),
  isAnonymous: z.optional(z.boolean()),
});

const reason = textSchema({
  min: { length: SHORTEST_REASON, say: messageKey('reasonTooShort') },
  max: { length: LONGEST.reason, say: messageKey('reasonTooLong') },
});

/** The dialog's field follows the rule of the endpoint. */
export const reviewReasonFormSchema = z.object({ text: reason });

const ofReview = z.object({ reviewId: idInPath });
const ofCompany = z.object({ companyId: idInPath });

const reviewNotFound = { reviewNotFound: { status: 404, say: messageKey('reviewNotFound') } } as const;
const companyNotFound = { companyNotFound: { status: 404, say: messageKey('companyNotFound') } } as const;

export const getReviewEligibility = endpoint({
  method: 'GET',
  url: '/api/review-eligibility/:companyId',
  server: {
    who: 'person',
    summary: 'Check whether you have a completed project with a company that you can still review',
    params: ofCompany,
    response: z.object({ eligible: z.boolean() }),
    refusals: companyNotFound,
  },
});

export const createReview = endpoint({
  method: 'POST',
  url: '/api/companies/:companyId/reviews',
  body: z.extend(reviewInputSchema, { projectId: idSchema }),
  server: {
    who: 'client',
    summary: 'Review a company after a project; a moderator checks the review before it’s public',
    params: ofCompany,
    response: reviewSchema,
    refusals: {
      projectNotFound: { status: 404, say: messageKey('projectNotFound') },
      ownCompany: { status: 403, say: messageKey('ownCompany') },
      projectNotCompleted: { status: 409, say: messageKey('projectNotCompleted') },
      reviewTooLate: { status: 409, say: messageKey('reviewTooLate') },
      alreadyReviewed: { status: 409, say: messageKey('alreadyReviewed') },
    },
    creates: true,
  },
});

export const changeReview = endpoint({
  method: 'PATCH',
  url: '/api/reviews/:reviewId',
  body: z.partial(reviewInputSchema),
  server: {
    who: 'client',
    summary: 'Change your review within 14 days; omitted fields stay, and a moderator checks the changes',
    params: ofReview,
    response: reviewSchema,
    refusals: {
      ...reviewNotFound,
      editTooLate: { status: 409, say: messageKey('editTooLate') },
      reviewAppealed: { status: 409, say: messageKey('reviewAppealed') },
    },
  },
});

export const flagReview = endpoint({
  method: 'POST',
  url: '/api/reviews/:reviewId/flag',
  body: z.object({ reason }),
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Report a review of your company',
    params: ofReview,
    response: z.object({
      id: idSchema,
      reviewId: idSchema,
      companyId: idSchema,
      reason: z.string(),
      createdAt: momentSchema,
    }),
    refusals: {
      ...reviewNotFound,
      notYoursToFlag: { status: 403, say: messageKey('notYoursToFlag') },
      alreadyFlagged: { status: 409, say: messageKey('alreadyFlagged') },
    },
    creates: true,
  },
});

const replyForm = z.object({
  text: textSchema({
    min: { length: MIN_REPLY_LENGTH, say: messageKey('replyTooShort') },
    max: { length: LONGEST.reply, say: messageKey('replyTooLong') },
  }),
});

export const replyToReview = endpoint({
  method: 'POST',
  url: '/api/reviews/:reviewId/reply',
  body: replyForm,
  server: {
    scope: 'reviews:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Reply publicly to a review of your company, once',
    params: ofReview,
    response: reviewSchema,
    refusals: {
      ...reviewNotFound,
      replyTooEarly: { status: 409, say: messageKey('replyTooEarly') },
      alreadyReplied: { status: 409, say: messageKey('alreadyReplied') },
    },
    creates: true,
  },
});

export const changeReply = endpoint({
  method: 'PATCH',
  url: '/api/reviews/:reviewId/reply',
  body: replyForm,
  server: {
    scope: 'reviews:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Replace your reply to a review, within a day',
    params: ofReview,
    response: reviewSchema,
    refusals: {
      ...reviewNotFound,
      notReplied: { status: 409, say: messageKey('notReplied') },
      replySettled: { status: 409, say: messageKey('replySettled') },
    },
  },
});

export const appealReview = endpoint({
  method: 'POST',
  url: '/api/reviews/:reviewId/appeal',
  body: z.object({
    text: textSchema({
      min: { length: SHORTEST_REASON, say: messageKey('appealTooShort') },
      max: { length: LONGEST.appeal, say: messageKey('appealTooLong') },
    }),
  }),
  server: {
    who: 'client',
    summary: 'Appeal, once, against the unpublishing of your review',
    params: ofReview,
    response: reviewSchema,
    refusals: {
      ...reviewNotFound,
      notWithheld: { status: 409, say: messageKey('notWithheld') },
      alreadyAppealed: { status: 409, say: messageKey('alreadyAppealed') },
    },
    creates: true,
  },
});

export const listOwnCompanyReviews = endpoint({
  method: 'GET',
  url: '/api/companies/reviews',
  isPaged: true,
  server: {
    scope: 'reviews:read',
    who: 'company',
    asCompany: 'member',
    summary: 'List your company’s reviews, newest first, including pending and unpublished ones',
    query: z.object({
      limit: pageLimitSchema(LARGEST_REVIEW_PAGE),
      /** The next page starts after this id. */
      cursor: z.optional(idInPath),
    }),
    response: z.array(z.extend(reviewSchema, { project: z.nullable(z.object({ name: z.string() })) })),
    refusals: {},
  },
});
