import * as z from 'zod/mini';
import { spokenLanguageCodes } from '#features/companies/core/rules/spoken-languages.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import { companyTextsSchema } from './company-texts.ts';

// Stands apart from the profile's contract: every list downloads this and only the profile downloads that.

export const MAX_CARD_TRADES = 3;

export const namedTradeSchema = z.object({ id: idSchema, name: z.string(), names: translatedNamesSchema });

export type NamedTrade = z.output<typeof namedTradeSchema>;

export const serviceCategorySchema = z.extend(namedTradeSchema, { description: z.string() });

export const listedServiceSchema = z.object({
  id: idSchema,
  categoryId: idSchema,
  category: z.optional(namedTradeSchema),
});

export const galleryPictureSchema = z.object({
  id: idSchema,
  imageUrl: z.string(),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
  /** The size is a photograph's at its largest; a drawing has none because it fits any box. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
});

/** The directory's cards show this much of a company. */
export const companyItemSchema = z.object({
  id: idSchema,
  userId: idSchema,
  name: z.string(),
  /** Lists cut the descriptions of other languages to the length of a card. */
  ...companyTextsSchema.shape,
  logoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The commune is derived from the city or the postal code; null if neither is known. */
  commune: z.nullable(z.string()),
  canton: z.nullable(z.string()),
  /** The company stands on a seat that its plan pays for. */
  isFeatured: z.boolean(),
  hasEmergencyService: z.boolean(),
  isVatVerified: z.boolean(),
  /** The badge: something was verified and has not expired. */
  isVerified: z.boolean(),
  /** Holds the 10 newest approved reviews; reviewCount and ratingAverage count them all. */
  reviews: z.array(z.object({ id: idSchema, rating: z.int().check(z.minimum(1), z.maximum(5)) })),
  /** Holds the cover alone; a company's own page has the rest. */
  gallery: z.array(galleryPictureSchema),
  services: z.array(listedServiceSchema),
  ratingAverage: z.nullable(z.number()),
  reviewCount: z.int(),
  projectCount: z.int(),
  languages: z.array(z.enum(spokenLanguageCodes)),
  /** Says how soon the company usually answers; null after too few conversations. */
  responseHours: z.nullable(z.int()),
});

export type CompanyItem = z.output<typeof companyItemSchema>;
