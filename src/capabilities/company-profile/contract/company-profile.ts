import * as z from 'zod/mini';
import { companyItem, galleryPicture, listedService, serviceCategory } from '#companies/contract/item.ts';
import { verifiedProof } from '#companies/contract/verified-proof.ts';
import { languages } from '#companies/rules/languages.ts';
import type { en } from '#companies/strings/en/companies.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { reviewPicture } from '#reviews/contract/review.ts';
import { withholdingReasons } from '#reviews/rules/reviews.ts';

const say = sentencesOf<typeof en>('companies');

export const OVERVIEW_PROJECTS = 2;
/** Of what grows without end (reviews, projects) an answer holds this many at most. */
export const LARGEST_PROFILE_PAGE = 100;

const author = z.object({ username: z.nullable(z.string()) });

/** An anonymous one carries neither its author's name nor id. */
const projectReview = z.object({
  id,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.nullable(z.string()),
  pictures: z.array(reviewPicture),
  createdAt: moment,
  isAnonymous: z.boolean(),
  user: author,
  /** The company's one public answer. */
  reply: z.nullable(z.object({ text: z.string(), createdAt: moment })),
});

const review = z.extend(projectReview, {
  project: z.object({
    title: z.string(),
    description: z.nullable(z.string()),
    completedAt: z.nullable(moment),
    budget: z.nullable(z.number()),
  }),
});

export type Review = z.output<typeof review>;

export const company = z.extend(companyItem, {
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  businessHours: z.nullable(z.catchall(z.object({}), z.string())),
  /** Of the emergency service, where it has a number of its own. */
  emergencyPhoneNumber: z.nullable(z.string()),
  languages: z.array(z.enum(languages)),
  /** Where it works, as it says itself. Neither named: it has not said. */
  serviceCantons: z.array(z.string()),
  serviceCommunes: z.array(z.string()),
  /** The newest approved ones; older ones are at /api/companies/{id}/reviews. */
  reviews: z.array(review),
  /** How many of all approved reviews gave how many stars, from 5 down to 1. */
  ratingCounts: z.array(z.object({ rating: z.int(), count: z.int() })),
  isDemo: z.boolean(),
  /** What stands behind the badge. */
  verifiedFacts: z.array(verifiedProof),
});

export type Company = z.output<typeof company>;

/** A service with what its category is about. */
export const describedService = z.extend(listedService, { category: z.optional(serviceCategory) });

/** What a company has finished: its client's project, as everybody may see it. */
export const completedProject = z.object({
  id,
  title: z.string(),
  description: z.nullable(z.string()),
  /** In euros, where the text of the budget is a number. */
  budget: z.nullable(z.number()),
  completedAt: moment,
  status: z.enum(['completed']),
  gallery: z.array(galleryPicture),
  reviews: z.array(projectReview),
});

export type CompletedProject = z.output<typeof completedProject>;

const ofCompany = {
  method: 'GET',
  who: 'anyone',
  params: z.object({ id: idInPath }),
  refusals: { companyNotFound: { status: 404, say: say('companyNotFound') } },
  isPublic: true,
} as const;

const newestFirst = z.object({
  limit: z.optional(countInQuery(1, LARGEST_PROFILE_PAGE)),
  /** The id of the last one that was read. */
  cursor: z.optional(idInPath),
});

export const getCompany = endpoint({
  ...ofCompany,
  url: '/api/companies/:id',
  summary: 'A company with its reviews, pictures and services',
  answer: company,
});

export const listCompanyServices = endpoint({
  ...ofCompany,
  url: '/api/companies/:id/services',
  summary: 'What a company does, with the description of each category',
  answer: z.array(describedService),
});

export const listCompanyPictures = endpoint({
  ...ofCompany,
  url: '/api/companies/:id/gallery',
  summary: 'The pictures of a company, its cover first',
  answer: z.array(galleryPicture),
});

export const listCompanyProjects = endpoint({
  ...ofCompany,
  url: '/api/companies/:id/projects',
  summary: 'What a company has completed and may show, newest first, with pictures and reviews',
  query: newestFirst,
  answer: z.array(completedProject),
  isPaged: true,
});

/** A line in place of a review: nothing vanishes silently. */
const withheldReview = z.object({ id, reason: z.enum(withholdingReasons), withheldAt: moment });

export type WithheldReview = z.output<typeof withheldReview>;

export const listWithheldReviews = endpoint({
  ...ofCompany,
  url: '/api/companies/:id/withheld-reviews',
  summary: 'Why and when moderators withheld reviews of a company, newest first',
  query: newestFirst,
  answer: z.array(withheldReview),
  isPaged: true,
});

export const listCompanyReviews = endpoint({
  ...ofCompany,
  url: '/api/companies/:id/reviews',
  summary: 'The approved reviews of a company, newest first',
  query: newestFirst,
  answer: z.array(review),
  isPaged: true,
});
