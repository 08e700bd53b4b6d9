import * as z from 'zod/mini';
import { spokenLanguageNames } from '#features/companies/core/rules/languages.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { companyTexts } from './texts.ts';

// Apart from the profile's contract, because every list downloads this and only the profile that.

export const CARD_CHIPS = 3;

/** A trade as lists have it. */
export const namedTrade = z.object({ id: idSchema, name: z.string(), names: translatedNamesSchema });

export type NamedTrade = z.output<typeof namedTrade>;

export const serviceCategory = z.extend(namedTrade, { description: z.string() });

export const listedService = z.object({
  id: idSchema,
  categoryId: idSchema,
  category: z.optional(namedTrade),
});

export const galleryPicture = z.object({
  id: idSchema,
  imageUrl: z.string(),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** Of a photograph, at its largest; a drawing fits any box. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});

/** What a card shows: the directory's item. */
export const companyItem = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  /** In lists the descriptions of other languages are cut to what a card shows. */
  ...companyTexts.shape,
  logoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** Where the city or the postal code is, if it is known. */
  commune: z.nullable(z.string()),
  canton: z.nullable(z.string()),
  /** It stands on a seat that its plan pays for. */
  isFeatured: z.boolean(),
  hasEmergencyService: z.boolean(),
  isVatVerified: z.boolean(),
  /** Something was verified, and still holds: the badge. */
  isVerified: z.boolean(),
  /** The 10 newest approved ones; reviewCount and ratingAverage count them all. */
  reviews: z.array(z.object({ id: idSchema, rating: z.int().check(z.minimum(1), z.maximum(5)) })),
  /** The cover alone; a company's own page has the rest. */
  gallery: z.array(galleryPicture),
  services: z.array(listedService),
  ratingAverage: z.nullable(z.number()),
  reviewCount: z.int(),
  projectCount: z.int(),
  /** What is spoken there, by the codes of languages. */
  languages: z.array(z.enum(spokenLanguageNames)),
  /** How soon it usually answers; null where there were too few conversations. */
  responseHours: z.nullable(z.int()),
});

export type CompanyItem = z.output<typeof companyItem>;
