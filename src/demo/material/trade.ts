import { z } from 'zod/mini';
import { companyTextsSchema } from '#features/companies/core/contract/company-texts.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { readMaterial } from './read-material.ts';

/** The order is the home page's: its legend has room for the first eleven. */
export const categoryNames = [
  'General Construction',
  'Renovation',
  'Plumbing',
  'Electrical',
  'Painting',
  'Carpentry',
  'Roofing',
  'Tiling',
  'Heating',
  'Landscaping',
  'Masonry',
  'Interior Design',
  'Moving',
  'Cleaning',
  'Security',
  'Flooring',
  'Windows & Doors',
  'Façades & Insulation',
  'Solar',
  'Metalwork',
] as const;

export type CategoryName = (typeof categoryNames)[number];

export type StarRating = 1 | 2 | 3 | 4 | 5;

const companySchema = z.strictObject({
  name: z.string(),
  town: z.string(),
  description: z.string(),
  /** These trades follow its first one. */
  also: z.optional(z.array(z.enum(categoryNames))),
  hasEmergencyService: z.optional(z.literal(true)),
  /** A new company has no reviews yet, and a plain profile. */
  isNew: z.optional(z.literal(true)),
  // Without these, chance decides.
  owner: z.optional(z.string()),
  projects: z.optional(z.number()),
  reviews: z.optional(z.number()),
  /** Describes the company in a few words; `texts` has it and the description in other languages. */
  line: z.optional(z.string()),
  texts: z.optional(companyTextsSchema.shape.texts),
});

export type CompanyMaterial = z.infer<typeof companySchema>;

const range = z.tuple([z.number(), z.number()]);

const jobSchema = z.strictObject({
  name: z.string(),
  /** `{140-180}` stands for a number in that range. */
  text: z.string(),
  euros: range,
  days: range,
  /** Its photographs show these scenes; none is drawn for some work. */
  pictures: z.array(z.string()),
});

/** A company of the trade does such work again and again, at one address after another. */
export type JobMaterial = z.infer<typeof jobSchema>;

const commentSchema = z.union([z.string(), z.strictObject({ on: z.string(), says: z.string() })]);

/** `on` names the job where a client's words fit no other. */
export type CommentMaterial = z.infer<typeof commentSchema>;

const eachRating = <T>(words: z.ZodMiniType<T>) =>
  z.strictObject({ 5: words, 4: words, 3: words, 2: words, 1: words });

/** Clients wrote these with so many stars. Each is used once. */
const byRating = <T>(comment: z.ZodMiniType<T>) => eachRating(z.array(comment));

const tradeSchema = z.strictObject({
  category: z.enum(categoryNames),
  names: z.required(translatedNamesSchema),
  description: z.string(),
  companies: z.array(companySchema),
  jobs: z.array(jobSchema),
  comments: byRating(commentSchema),
});

export type TradeMaterial = z.infer<typeof tradeSchema>;

const FILES = [
  'general-construction',
  'renovation',
  'plumbing',
  'electrical',
  'painting',
  'carpentry',
  'roofing',
  'tiling',
  'heating',
  'landscaping',
  'masonry',
  'interior-design',
  'moving',
  'cleaning',
  'security',
  'flooring',
  'windows-doors',
  'facades-insulation',
  'solar',
  'metalwork',
];

/** The order is the home page's. */
export const tradeMaterials = FILES.map((name) => readMaterial(`trades/${name}`, tradeSchema));

export const tradeNamed = (name: CategoryName): TradeMaterial => {
  const trade = tradeMaterials.find(({ category }) => category === name);
  if (!trade) throw new Error(`There is no material for ${name}`);
  return trade;
};

/** These comments fit any trade. */
export const commentsOnAnyTrade = readMaterial('any-trade', byRating(z.string()));

/** Most comments are put together of these: how it was, and an addition. */
export const reviewSentences = readMaterial(
  'review-sentences',
  eachRating(z.strictObject({ first: z.array(z.string()), after: z.array(z.string()) })),
);

/** Companies reply with these to clients who are pleased, nearly pleased, or neither. */
export const reviewReplies = readMaterial(
  'review-replies',
  z.strictObject({
    pleased: z.array(z.string()),
    improving: z.array(z.string()),
    sorry: z.array(z.string()),
  }),
);
