import * as z from 'zod/mini';
import { withholdingReasons } from '#features/reviews/core/rules/reviews.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/** A picture of a review is fetched at an address that its reader may use. */
export const reviewPictureSchema = z.object({ id: idSchema, width: z.int(), height: z.int() });

export type ReviewPicture = z.output<typeof reviewPictureSchema>;

const stars = z.int().check(z.minimum(1), z.maximum(5));

/**
 * Everybody sees an approved review this way. An anonymous author is not named, not even by id, and the dates of that
 * review are the first of the month.
 */
export const publicReviewSchema = z.object({
  id: idSchema,
  rating: stars,
  comment: z.nullable(z.string()),
  pictures: z.array(reviewPictureSchema),
  createdAt: momentSchema,
  isAnonymous: z.boolean(),
  user: z.object({ username: z.nullable(z.string()) }),
  /** A company can reply once. */
  reply: z.nullable(z.object({ text: z.string(), createdAt: momentSchema })),
  translation: translationOfferSchema,
  replyTranslation: translationOfferSchema,
});

export type PublicReview = z.output<typeof publicReviewSchema>;

/** The author, the company and moderators see a review this way. Only its author reads the comment of a withheld one. */
export const reviewSchema = z.extend(publicReviewSchema, {
  /** It is null to the company if the author asked not to be named. */
  projectId: z.nullable(idSchema),
  userId: z.nullable(idSchema),
  companyId: idSchema,
  status: z.enum(['approved', 'pending', 'rejected']),
  /** The company and the moderators learn whether the review was reported. */
  isReported: z.boolean(),
  /** These new words wait for a moderator, and only their author sees them. */
  edit: z.nullable(z.object({ rating: stars, comment: z.nullable(z.string()) })),
  withheld: z.nullable(
    z.object({
      reason: z.enum(withholdingReasons),
      at: momentSchema,
      statement: z.nullable(z.string()),
      appeal: z.nullable(z.enum(['waiting', 'refused'])),
    }),
  ),
  abilities: z.object({
    mayEdit: z.boolean(),
    mayAddPictures: z.boolean(),
    mayFlag: z.boolean(),
    mayReply: z.boolean(),
    mayChangeReply: z.boolean(),
    mayAppeal: z.boolean(),
  }),
});

export type Review = z.output<typeof reviewSchema>;
