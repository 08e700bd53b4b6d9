import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { id, idInPath } from '../../kernel/ids.ts';
import { sentencesOf } from '../../kernel/sentences.ts';
import type { en } from './strings/en.ts';

const say = sentencesOf<typeof en>('companies');

export const CARD_CHIPS = 3;

export const category = z.object({ id, name: z.string(), description: z.string() });

export const service = z.object({
  id,
  categoryId: id,
  category: z.optional(z.object({ id, name: z.string() })),
});

export const picture = z.object({
  id,
  imageUrl: z.string(),
  title: z.nullable(z.string()),
  description: z.nullable(z.string()),
});

/** What a card shows: the directory's item. */
export const companyItem = z.object({
  id,
  userId: id,
  name: z.string(),
  description: z.string(),
  logoUrl: z.nullable(z.string()),
  address: z.nullable(z.string()),
  postalCode: z.nullable(z.string()),
  city: z.nullable(z.string()),
  hasEmergencyService: z.boolean(),
  isVatVerified: z.boolean(),
  /** The 10 newest approved ones; reviewCount and ratingAverage count them all. */
  reviews: z.array(z.object({ id, rating: z.int().check(z.minimum(1), z.maximum(5)) })),
  /** The cover alone; a company's own page has the rest. */
  gallery: z.array(picture),
  services: z.array(service),
  ratingAverage: z.nullable(z.number()),
  reviewCount: z.int(),
  projectCount: z.int(),
});

export type CompanyItem = z.output<typeof companyItem>;

const review = z.object({
  id,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  comment: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  isAnonymous: z.boolean(),
  user: z.object({ username: z.nullable(z.string()) }),
  project: z.object({
    title: z.string(),
    description: z.nullable(z.string()),
    completedAt: z.nullable(z.iso.datetime()),
    budget: z.nullable(z.number()),
  }),
});

export const company = z.extend(companyItem, {
  phoneNumber: z.nullable(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  businessHours: z.nullable(z.record(z.string(), z.string())),
  reviews: z.array(review),
});

export const getCompany = endpoint({
  method: 'GET',
  url: '/api/companies/:id',
  who: 'anyone',
  summary: 'A company with its reviews, pictures and services',
  params: z.object({ id: idInPath }),
  answer: company,
  refusals: { companyNotFound: { status: 404, say: say('companyNotFound') } },
  isPublic: true,
});
