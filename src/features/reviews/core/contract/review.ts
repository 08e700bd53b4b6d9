import * as z from 'zod/mini';
import { withholdingReasons } from '#features/reviews/core/rules/reviews.ts';
import { translationOffer } from '#features/translations/core/contract/translations.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/** A picture of a review, at an address that the reader may fetch. */
export const reviewPicture = z.object({ id: idSchema, width: z.int(), height: z.int() });

export type ReviewPicture = z.output<typeof reviewPicture>;

const stars = z.int().check(z.minimum(1), z.maximum(5));

/**
 * An approved review as everybody sees it. Who asked not to be named is not, not even by id, and the moments of
 * their review are the first of the month.
 */
export const publicReview = z.object({
  id: idSchema,
  rating: stars,
  comment: z.nullable(z.string()),
  pictures: z.array(reviewPicture),
  createdAt: momentSchema,
  isAnonymous: z.boolean(),
  user: z.object({ username: z.nullable(z.string()) }),
  /** The company's one public answer. */
  reply: z.nullable(z.object({ text: z.string(), createdAt: momentSchema })),
  translation: translationOffer,
  replyTranslation: translationOffer,
});

export type PublicReview = z.output<typeof publicReview>;

/** As those see it who have to do with it. Of a withheld review only its author reads the comment. */
export const review = z.extend(publicReview, {
  /** Null to the company where its author asked not to be named. */
  projectId: z.nullable(idSchema),
  userId: z.nullable(idSchema),
  companyId: idSchema,
  status: z.enum(['approved', 'pending', 'rejected']),
  /** To the company and the moderators: it was reported. */
  isReported: z.boolean(),
  /** New words that wait for a moderator; its author's alone to see. */
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

export type Review = z.output<typeof review>;
