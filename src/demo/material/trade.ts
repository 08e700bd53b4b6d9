import { z } from 'zod/mini';
import { companyTextsSchema } from '#features/companies/core/contract/company-texts.ts';
import { type Language, writtenLanguages } from '#kernel/language.ts';
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

const language = z.enum(writtenLanguages);

const companySchema = z.strictObject({
  name: z.string(),
  town: z.string(),
  /** It describes itself in this language first, and in those of `texts`. */
  language,
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
  /** Describes the company in a few words. */
  line: z.optional(z.string()),
  texts: z.optional(companyTextsSchema.shape.texts),
});

export type CompanyMaterial = z.infer<typeof companySchema>;

const range = z.tuple([z.number(), z.number()]);

const jobWordsSchema = z.strictObject({
  name: z.string(),
  /** `{140-180}` stands for a number in that range. */
  text: z.string(),
});

const jobSchema = z.strictObject({
  ...jobWordsSchema.shape,
  /** `name` and `text` are English; clients write in other languages too. */
  in: z.partialRecord(language, jobWordsSchema),
  euros: range,
  days: range,
  /** Its photographs show these scenes; none is drawn for some work. */
  pictures: z.array(z.string()),
});

/** A company of the trade does such work again and again, at one address after another. */
export type JobMaterial = z.infer<typeof jobSchema>;

/** Returns what a client calls such work; undefined if nobody has described it in this language. */
export const jobWordsIn = (job: JobMaterial, reader: Language): z.infer<typeof jobWordsSchema> | undefined =>
  reader === 'en' ? job : job.in[reader];

const commentSchema = z.union([z.string(), z.strictObject({ on: z.string(), says: z.string() })]);

/** `on` names the job where a client's words fit no other. */
export type CommentMaterial = z.infer<typeof commentSchema>;

const stars = z.enum(['5', '4', '3', '2', '1']);

/** Clients wrote these, by language and stars. Each is used once. */
const commentsBy = <T>(comment: z.ZodMiniType<T>) =>
  z.partialRecord(language, z.partialRecord(stars, z.array(comment)));

export type CommentsByLanguage = Partial<
  Record<Language, Partial<Record<StarRating, readonly CommentMaterial[]>>>
>;

const tradeSchema = z.strictObject({
  category: z.enum(categoryNames),
  names: z.required(translatedNamesSchema),
  description: z.string(),
  companies: z.array(companySchema),
  jobs: z.array(jobSchema),
  comments: commentsBy(commentSchema),
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
export const commentsOnAnyTrade: CommentsByLanguage = readMaterial('any-trade', commentsBy(z.string()));

/** Companies reply with these to clients who are pleased, nearly pleased, or neither. Each is used once. */
export const reviewReplies = readMaterial(
  'review-replies',
  z.record(
    language,
    z.strictObject({
      pleased: z.array(z.string()),
      improving: z.array(z.string()),
      sorry: z.array(z.string()),
    }),
  ),
);
