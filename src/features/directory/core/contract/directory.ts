import * as z from 'zod/mini';
import {
  companyItemSchema,
  namedTradeSchema,
  serviceCategorySchema,
} from '#features/companies/core/contract/company-item.ts';
import type { sentences } from '#features/directory/core/strings/en/refusals.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { pageLimitSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
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

const messageKey = createMessageKey<typeof sentences>('directoryRefusals');

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
    summary: 'List the service categories people can choose, in display order',
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
    summary: 'List companies in the directory, page by page. A total of 10001 means more than 10000',
    query: z.object({
      ...companyFilterFields,
      ...areaFilterFields,
      sort: z.optional(z.enum(companySorts)),
      limit: pageLimitSchema(MAX_DIRECTORY_PAGE_SIZE),
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
    summary: 'Count the directory’s companies in each commune, for a map',
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
    summary:
      'Explain a search: how it was interpreted, how many companies are within each distance, and what to try if there are none',
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
    summary: 'List Luxembourg’s communes with their cantons, by name',
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
    summary: 'Suggest companies, categories and places while someone types',
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
    summary: 'Count the companies in the directory',
    response: z.object({ companyCount: z.int() }),
    refusals: {},
    isPublic: true,
  },
});
