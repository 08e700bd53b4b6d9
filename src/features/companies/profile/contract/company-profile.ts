import * as z from 'zod/mini';
import {
  companyItem,
  galleryPicture,
  listedService,
  serviceCategory,
} from '#features/companies/core/contract/company-item.ts';
import { companyDetails } from '#features/companies/core/contract/details.ts';
import { similarCompany } from '#features/companies/core/contract/similar-company.ts';
import { verifiedProof } from '#features/companies/core/contract/verified-proof.ts';
import type { sentences } from '#features/companies/core/strings/en/companies.ts';
import { publicReview } from '#features/reviews/core/contract/review.ts';
import { withholdingReasons } from '#features/reviews/core/rules/reviews.ts';
import { translationOffer } from '#features/translations/core/contract/translations.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const messageKey = sentencesOf<typeof sentences>('companies');

export const OVERVIEW_PROJECTS = 2;
/** On the overview, beside those whose card stands there. */
export const PRICE_EXAMPLES = 4;
/** So many reviews stand on one page of the tab. */
export const REVIEWS_A_PAGE = 10;
/** Of what grows without end (reviews, projects) an answer holds this many at most. */
export const LARGEST_PROFILE_PAGE = 100;

const review = z.extend(publicReview, {
  /** Null where its author asked not to be named. */
  project: z.nullable(
    z.object({
      title: z.string(),
      description: z.nullable(z.string()),
      completedAt: z.nullable(momentSchema),
      budget: z.nullable(z.number()),
    }),
  ),
});

export type ProfileReview = z.output<typeof review>;

/** What a company has finished: its client's project, as everybody may see it. */
export const completedProject = z.object({
  id: idSchema,
  title: z.string(),
  description: z.nullable(z.string()),
  /** Of its title and description. */
  translation: translationOffer,
  captionTranslation: translationOffer,
  /** In euros, where the text of the budget is a number. */
  budget: z.nullable(z.number()),
  /** As it was agreed, where that is more than a number: “€3,000 – €5,000”. */
  budgetWords: z.nullable(z.string()),
  completedAt: momentSchema,
  status: z.enum(['completed']),
  gallery: z.array(galleryPicture),
  /** What stands in for pictures where there are none: a drawing of what its words speak of. */
  drawing: z.nullable(z.string()),
  /** Those alone whose authors are named. */
  reviews: z.array(publicReview),
});

export type CompletedProject = z.output<typeof completedProject>;

export const company = z.extend(companyItem, {
  ...companyDetails.shape,
  /** The newest approved ones; older ones are at /api/companies/{id}/reviews. */
  reviews: z.array(review),
  /** How many of all approved reviews gave how many stars, from 5 down to 1. */
  ratingCounts: z.array(z.object({ rating: z.int(), count: z.int() })),
  /** The newest that may be shown; all of them are at /api/companies/{id}/projects. */
  projects: z.array(completedProject),
  shownProjectCount: z.int(),
  isDemo: z.boolean(),
  /** Found in the directory; until then its page stands at its own address alone. */
  isListed: z.boolean(),
  /** Of its description. */
  translation: translationOffer,
  guaranteeTranslation: translationOffer,
  /** Of what stands under its pictures. */
  captionTranslation: translationOffer,
  /** What stands behind the badge. */
  verifiedFacts: z.array(verifiedProof),
  /** What the cantons and communes it works in are called, by their name. */
  placeNames: z.record(z.string(), translatedNamesSchema),
  /** The address of the map that shows where it works; null where it has not said. */
  areaMap: z.nullable(z.string()),
});

export type Company = z.output<typeof company>;

/** A service with what its category is about. */
export const describedService = z.extend(listedService, { category: z.optional(serviceCategory) });

const ofCompany = {
  who: 'anyone',
  params: z.object({ id: idInPath }),
  refusals: { companyNotFound: { status: 404, say: messageKey('companyNotFound') } },
  isPublic: true,
  aboutCompany: 'id',
} as const;

const newestFirst = z.object({
  limit: z.optional(countInQuery(1, LARGEST_PROFILE_PAGE)),
  /** The id of the last one that was read. */
  cursor: z.optional(idInPath),
});

export const reviewOrders = ['newest', 'highest', 'lowest'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

const chosenReviews = z.extend(newestFirst, {
  sort: z.optional(z.enum(reviewOrders)),
  /** Those alone that gave so many stars. */
  rating: z.optional(countInQuery(1, 5)),
});

export const getCompany = endpoint({
  method: 'GET',
  url: '/api/companies/:id',
  server: {
    ...ofCompany,
    isProfile: true,
    summary: 'A company with its reviews, pictures, services and newest projects',
    response: company,
  },
});

export const listCompanyServices = endpoint({
  method: 'GET',
  url: '/api/companies/:id/services',
  server: {
    ...ofCompany,
    summary: 'What a company does, with the description of each category',
    response: z.array(describedService),
  },
});

export const listCompanyPictures = endpoint({
  method: 'GET',
  url: '/api/companies/:id/gallery',
  server: {
    ...ofCompany,
    summary: 'The pictures of a company, its cover first',
    response: z.array(galleryPicture),
  },
});

export const listCompanyProjects = endpoint({
  method: 'GET',
  url: '/api/companies/:id/projects',
  isPaged: true,
  server: {
    ...ofCompany,
    summary: 'What a company has completed and may show, newest first, with pictures and reviews',
    query: newestFirst,
    response: z.array(completedProject),
  },
});

/** What a shown project cost, as far as its client stated it in euros. */
const priceExample = z.object({
  id: idSchema,
  title: z.string(),
  translation: translationOffer,
  budget: z.number(),
  completedAt: momentSchema,
});

export type PriceExample = z.output<typeof priceExample>;

export const listPriceExamples = endpoint({
  method: 'GET',
  url: '/api/companies/:id/price-examples',
  server: {
    ...ofCompany,
    summary: 'What the newest projects that a company may show were budgeted at',
    response: z.array(priceExample),
  },
});

export const listCompaniesAlike = endpoint({
  method: 'GET',
  url: '/api/companies/:id/similar',
  server: {
    ...ofCompany,
    summary: 'Companies of the same trade, the nearest first',
    response: z.array(similarCompany),
  },
});

/** A row in place of a review: nothing vanishes silently. */
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
    summary: 'Why and when moderators withheld reviews of a company, newest first',
    query: newestFirst,
    response: z.array(withheldReview),
  },
});

export const listCompanyReviews = endpoint({
  method: 'GET',
  url: '/api/companies/:id/reviews',
  isPaged: true,
  server: {
    ...ofCompany,
    summary: 'The approved reviews of a company, newest first unless `sort` says otherwise',
    query: chosenReviews,
    response: z.array(review),
  },
});
