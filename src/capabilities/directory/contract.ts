import * as z from 'zod/mini';
import { endpoint } from '../../kernel/endpoint.ts';
import { countInQuery, idInPath } from '../../kernel/ids.ts';
import { sentencesOf } from '../../kernel/sentences.ts';
import { text } from '../../kernel/text.ts';
import { category, companyItem } from '../companies/contract/item.ts';
import type { en } from './strings/en.ts';

const say = sentencesOf<typeof en>('directory');

export const HOME_PAGE_SIZE = 6;
export const SHOW_MORE_STEP = 3;
export const LARGEST_PAGE = 200;
export const CATEGORY_BUTTONS = { desktop: 11, mobile: 5 } as const;

export const listCategories = endpoint({
  method: 'GET',
  url: '/api/categories',
  who: 'anyone',
  summary: 'All service categories, in the order they are shown',
  answer: z.array(category),
  refusals: {},
  isPublic: true,
});

export const companySorts = ['relevance', 'rating', 'newest', 'name'] as const;
export type CompanySort = (typeof companySorts)[number];

export const listCompanies = endpoint({
  method: 'GET',
  url: '/api/companies',
  who: 'anyone',
  summary: 'The directory: companies by text, category and place, a page at a time',
  query: z.object({
    /** Every word must occur in the name, description, a category, the city or the address. */
    query: z.optional(text({})),
    categoryId: z.optional(idInPath),
    /** Part of the city or address. */
    location: z.optional(text({})),
    sort: z.optional(z.enum(companySorts)),
    limit: z.optional(countInQuery(1, LARGEST_PAGE)),
    cursor: z.optional(z.string().check(z.maxLength(400), z.regex(/^[\w-]+$/))),
  }),
  answer: z.array(companyItem),
  refusals: { unknownCursor: { status: 400, say: say('unknownCursor') } },
  isPublic: true,
  isPaged: true,
});

export const getDirectoryFigures = endpoint({
  method: 'GET',
  url: '/api/directory-figures',
  who: 'anyone',
  summary: 'How many companies the directory holds',
  answer: z.object({ companyCount: z.int() }),
  refusals: {},
  isPublic: true,
});
