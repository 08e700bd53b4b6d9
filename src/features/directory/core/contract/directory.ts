import * as z from 'zod/mini';
import {
  companyItemSchema,
  namedTradeSchema,
  serviceCategorySchema,
} from '#features/companies/core/contract/company-item.ts';
import type { sentences } from '#features/directory/core/strings/en/refusals.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery } from '#kernel/id-schema.ts';
import { sentenceKeysOf } from '#kernel/sentence-keys.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';
import {
  areaFilterFields,
  companyFilterFields,
  companyRowFactsSchema,
  placeDistanceSchema,
  countedPlaceSchema,
  searchExplanationSchema,
  searchTextSchema,
} from './search-filters.ts';

const messageKey = sentenceKeysOf<typeof sentences>('directoryRefusals');

export const HOME_PAGE_SIZE = 6;
export const SHOW_MORE_COUNT = 3;
export const SEARCH_PAGE_SIZE = 24;
export const MAX_DIRECTORY_PAGE_SIZE = 200;
export const SHOWN_CATEGORY_BUTTON_COUNTS = { desktop: 11, mobile: 5 } as const;
/** Matches are counted up to this number; one more means that there are more. */
export const MAX_COUNTED_MATCHES = 10_000;

export const listCategories = endpoint({
  method: 'GET',
  url: '/api/categories',
  server: {
    who: 'anyone',
    summary: 'The service categories that can be chosen, in the order they are shown',
    response: z.array(serviceCategorySchema),
    refusals: {},
    isPublic: true,
  },
});

export const companySorts = ['relevance', 'rating', 'newest', 'name'] as const;
export type CompanySort = (typeof companySorts)[number];

export const listCompanies = endpoint({
  method: 'GET',
  url: '/api/companies',
  isPaged: true,
  server: {
    who: 'anyone',
    summary: 'The directory, a page at a time. A total of 10001 means more than 10000',
    query: z.object({
      ...companyFilterFields,
      ...areaFilterFields,
      sort: z.optional(z.enum(companySorts)),
      limit: z.optional(countInQuery(1, MAX_DIRECTORY_PAGE_SIZE)),
      cursor: z.optional(z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/))),
    }),
    response: z.array(
      z.extend(companyItemSchema, {
        ...companyRowFactsSchema.shape,
        distance: z.optional(placeDistanceSchema),
      }),
    ),
    refusals: { unknownCursor: { status: 400, say: messageKey('unknownCursor') } },
    isPublic: true,
  },
});

export const countCompaniesByPlace = endpoint({
  method: 'GET',
  url: '/api/company-places',
  server: {
    who: 'anyone',
    summary: 'How many companies of the directory are in each commune, for a map',
    query: z.object(companyFilterFields),
    response: z.array(countedPlaceSchema),
    refusals: {},
    isPublic: true,
  },
});

export const explainSearch = endpoint({
  method: 'GET',
  url: '/api/search-reading',
  server: {
    who: 'anyone',
    summary: 'What a search was read as, how many are how near, and what may help where nobody was found',
    query: z.object({ ...companyFilterFields, ...areaFilterFields }),
    response: searchExplanationSchema,
    refusals: {},
    isPublic: true,
  },
});

export const listCommunes = endpoint({
  method: 'GET',
  url: '/api/communes',
  server: {
    who: 'anyone',
    summary: 'The communes of the country with their cantons, by name',
    response: z.array(
      z.object({
        name: z.string(),
        names: translatedNamesSchema,
        canton: z.string(),
        cantonNames: translatedNamesSchema,
      }),
    ),
    refusals: {},
    isPublic: true,
  },
});

export const suggestSearches = endpoint({
  method: 'GET',
  url: '/api/suggestions',
  server: {
    who: 'anyone',
    summary: 'What somebody may be about to type: companies, categories and places',
    query: z.object({ query: searchTextSchema }),
    response: z.object({
      companies: z.array(z.object({ id: z.int(), name: z.string(), city: z.nullable(z.string()) })),
      categories: z.array(namedTradeSchema),
      places: z.array(
        z.object({
          place: z.string(),
          placeNames: translatedNamesSchema,
          commune: z.string(),
          communeNames: translatedNamesSchema,
          canton: z.string(),
          cantonNames: translatedNamesSchema,
        }),
      ),
    }),
    refusals: {},
    isPublic: true,
  },
});

export const getDirectoryStatistics = endpoint({
  method: 'GET',
  url: '/api/directory-figures',
  server: {
    who: 'anyone',
    summary: 'How many companies the directory holds',
    response: z.object({ companyCount: z.int() }),
    refusals: {},
    isPublic: true,
  },
});
