import * as z from 'zod/mini';
import { companyDetailsSchema } from '#features/companies/core/contract/company-details.ts';
import {
  companyItemSchema,
  galleryPictureSchema,
  listedServiceSchema,
  serviceCategorySchema,
} from '#features/companies/core/contract/company-item.ts';
import { similarCompanySchema } from '#features/companies/core/contract/similar-company.ts';
import { verifiedProofSchema } from '#features/companies/core/contract/verified-proof.ts';
import type { sentences } from '#features/companies/core/strings/en/companies.ts';
import { publicReviewSchema } from '#features/reviews/core/contract/review-schemas.ts';
import { withholdingReasons } from '#features/reviews/core/rules/reviews.ts';
import { translationOfferSchema } from '#features/translations/core/contract/translations.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuerySchema, idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const messageKey = createMessageKey<typeof sentences>('companies');

export const MAX_OVERVIEW_PROJECTS = 2;
/** The overview shows at most this many price examples, beside the projects that have a card there. */
export const MAX_PRICE_EXAMPLES = 4;
/** A page of the tab shows this many reviews. */
export const REVIEWS_PAGE_SIZE = 10;
/** A response holds at most this many of what grows without end (reviews, projects). */
export const MAX_PROFILE_PAGE_SIZE = 100;

const review = z.extend(publicReviewSchema, {
  /** Null if the author asked not to be named. */
  project: z.nullable(
    z.object({
      title: z.string(),
      description: z.nullable(z.string()),
      translation: translationOfferSchema,
      completedAt: z.nullable(momentSchema),
      budget: z.nullable(z.number()),
    }),
  ),
});

export type ProfileReview = z.output<typeof review>;

/** Everybody may see a project in this form. */
export const completedProjectSchema = z.object({
  id: idSchema,
  title: z.string(),
  description: z.nullable(z.string()),
  /** Offers to translate the title and the description. */
  translation: translationOfferSchema,
  captionTranslation: translationOfferSchema,
  /** The budget is in euros; null if its text is no number. */
  budget: z.nullable(z.number()),
  /** Holds the agreed text if it is more than a number: “€3,000 – €5,000”. */
  budgetWords: z.nullable(z.string()),
  completedAt: momentSchema,
  status: z.enum(['completed']),
  gallery: z.array(galleryPictureSchema),
  /** Reviews of authors who asked not to be named are left out. */
  reviews: z.array(publicReviewSchema),
});

export type CompletedProject = z.output<typeof completedProjectSchema>;

export const publicCompanySchema = z.extend(companyItemSchema, {
  ...companyDetailsSchema.shape,
  /** Holds the newest approved reviews; older ones are at /api/companies/{id}/reviews. */
  reviews: z.array(review),
  /** Counts all approved reviews by stars, from 5 down to 1. */
  ratingCounts: z.array(z.object({ rating: z.int(), count: z.int() })),
  /** Holds the newest published projects; all of them are at /api/companies/{id}/projects. */
  projects: z.array(completedProjectSchema),
  shownProjectCount: z.int(),
  isDemo: z.boolean(),
  /** Only listed companies are found in the directory; the page of another is reached by its URL alone. */
  isListed: z.boolean(),
  /** Offers to translate the description. */
  translation: translationOfferSchema,
  guaranteeTranslation: translationOfferSchema,
  /** Offers to translate the captions of its pictures. */
  captionTranslation: translationOfferSchema,
  /** Shows the company's trade where it has no pictures; null if it has some. */
  drawing: z.nullable(z.string()),
  verifiedFacts: z.array(verifiedProofSchema),
  /** Maps the cantons and communes it works in to their names in other languages. */
  placeNames: z.record(z.string(), translatedNamesSchema),
  /** This URL leads to the map of its work area; null if it has not named one. */
  areaMap: z.nullable(z.string()),
});

export type PublicCompany = z.output<typeof publicCompanySchema>;

/** The category carries its description here. */
export const describedServiceSchema = z.extend(listedServiceSchema, {
  category: z.optional(serviceCategorySchema),
});

const ofCompany = {
  who: 'anyone',
  params: z.object({ id: idInPath }),
  refusals: { companyNotFound: { status: 404, say: messageKey('companyNotFound') } },
  isPublic: true,
  aboutCompany: 'id',
} as const;

const newestFirst = z.object({
  limit: pageLimitSchema(MAX_PROFILE_PAGE_SIZE),
  /** The page starts after the item with this id. */
  cursor: z.optional(idInPath),
});

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

const chosenReviews = z.extend(newestFirst, {
  sort: z.optional(z.enum(reviewOrders)),
  /** Limits the reviews to those with this many stars. */
  rating: z.optional(countInQuerySchema(1, 5)),
});

export const getCompany = endpoint({
  method: 'GET',
  url: '/api/companies/:id',
  server: {
    scope: 'any',
    ...ofCompany,
    isProfile: true,
    summary: 'Get a company with its reviews, pictures, services and newest projects',
    response: publicCompanySchema,
  },
});

export const listCompanyServices = endpoint({
  method: 'GET',
  url: '/api/companies/:id/services',
  server: {
    scope: 'any',
    ...ofCompany,
    summary: 'List a company’s services with the description of each category',
    response: z.array(describedServiceSchema),
  },
});

export const listCompanyPictures = endpoint({
  method: 'GET',
  url: '/api/companies/:id/gallery',
  server: {
    scope: 'any',
    ...ofCompany,
    summary: 'List a company’s pictures, cover first',
    response: z.array(galleryPictureSchema),
  },
});

export const listCompanyProjects = endpoint({
  method: 'GET',
  url: '/api/companies/:id/projects',
  isPaged: true,
  server: {
    scope: 'any',
    ...ofCompany,
    summary: 'List a company’s public completed projects, newest first, with pictures and reviews',
    query: newestFirst,
    response: z.array(completedProjectSchema),
  },
});

/** A published project is an example if its client stated the budget in euros. */
const priceExample = z.object({
  id: idSchema,
  title: z.string(),
  translation: translationOfferSchema,
  budget: z.number(),
  completedAt: momentSchema,
});

export type PriceExample = z.output<typeof priceExample>;

export const listPriceExamples = endpoint({
  method: 'GET',
  url: '/api/companies/:id/price-examples',
  server: {
    scope: 'any',
    ...ofCompany,
    summary: 'List the budgets of a company’s newest public projects',
    response: z.array(priceExample),
  },
});

export const listSimilarToCompany = endpoint({
  method: 'GET',
  url: '/api/companies/:id/similar',
  server: {
    scope: 'any',
    ...ofCompany,
    summary: 'List companies in the same trade, nearest first',
    response: z.array(similarCompanySchema),
  },
});

/** Stands in place of a withheld review: nothing vanishes silently. */
const withheldReview = z.object({
  id: idSchema,
  reason: z.enum(withholdingReasons),
  withheldAt: momentSchema,
});

export type WithheldReview = z.output<typeof withheldReview>;

export const listWithheldReviews = endpoint({
  method: 'GET',
  url: '/api/companies/:id/withheld-reviews',
  isPaged: true,
  server: {
    ...ofCompany,
    summary: 'List when and why moderators unpublished reviews of a company, newest first',
    query: newestFirst,
    response: z.array(withheldReview),
  },
});

export const listCompanyReviews = endpoint({
  method: 'GET',
  url: '/api/companies/:id/reviews',
  isPaged: true,
  server: {
    scope: 'any',
    ...ofCompany,
    summary: 'List a company’s approved reviews, newest first unless `sort` says otherwise',
    query: chosenReviews,
    response: z.array(review),
  },
});
