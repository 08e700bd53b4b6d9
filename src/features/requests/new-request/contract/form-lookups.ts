import * as z from 'zod/mini';
import { searchTextSchema } from '#features/directory/core/contract/search-filters.ts';
import { messageKey } from '#features/requests/core/contract/fields.ts';
import { askedQuestionSchema } from '#features/requests/core/contract/shapes.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const noSuchTrade = { status: 404, say: messageKey('noSuchTrade') } as const;

export const getTradeQuestions = endpoint({
  method: 'GET',
  url: '/api/request-questions',
  server: {
    scope: 'any',
    who: 'anyone',
    summary: 'List the questions clients are asked about a trade’s work; empty if there are none',
    query: z.object({ category: idInPath }),
    response: z.object({
      version: z.nullable(z.int()),
      questions: z.array(askedQuestionSchema),
      /** It says which pictures help. */
      pictures: z.nullable(z.string()),
      /** These answers to the first question cannot wait, each with the first aid. */
      emergencies: z.array(z.object({ answer: z.string(), firstAid: z.string() })),
    }),
    refusals: { noSuchTrade },
  },
});

const suggestion = z.object({
  company: z.object({
    id: idSchema,
    name: z.string(),
    logoUrl: z.nullable(z.string()),
    city: z.nullable(z.string()),
    ratingAverage: z.nullable(z.number()),
    reviewCount: z.int(),
  }),
  reasons: z.object({
    /** It is the commune asked for, if the company works there. */
    works: z.nullable(z.string()),
    worksNames: translatedNamesSchema,
    /** It is measured in hours, and null where too little was measured. */
    answersWithin: z.nullable(z.int()),
    /** Both sides say that they finished so many jobs of this trade. */
    jobs: z.int(),
  }),
  /** The distance between the communes is as the crow flies, in steps of 5. */
  distanceKm: z.nullable(z.int()),
  /** A company with a plan or a trial can be asked; others take messages only. */
  isPaid: z.boolean(),
  isOnLeave: z.boolean(),
  /** It has no plan, and the reader has signalled that they would have asked it. */
  isTold: z.boolean(),
});

export type CompanySuggestion = z.output<typeof suggestion>;

/** The ids have commas between them, as a folder's companies do. */
const idsInQuery = z.pipe(
  z.string().check(z.regex(/^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,199}$/)),
  z.transform((list: string) => list.split(',').map(Number)),
);

export const suggestCompanies = endpoint({
  method: 'GET',
  url: '/api/request-suggestions',
  server: {
    who: 'anyone',
    summary:
      'List companies in a trade that work in a commune, in the directory’s order without paid positions',
    query: z.object({
      category: idInPath,
      commune: z.optional(searchTextSchema),
      /** Companies on leave on the day the work is to begin are marked. */
      on: z.optional(createDaySchema()),
      /** This finds companies by name, wherever they work. */
      query: z.optional(searchTextSchema),
      /** These companies alone are listed, wherever they work: from a folder, likes or a link. */
      companies: z.optional(idsInQuery),
      /** The companies of one of the reader's folders are listed, the likes included. */
      folder: z.optional(idInPath),
    }),
    response: z.array(suggestion),
    refusals: { noSuchTrade },
  },
});

export const findCommuneByPostalCode = endpoint({
  method: 'GET',
  url: '/api/request-commune',
  server: {
    scope: 'any',
    who: 'anyone',
    summary: 'Find the commune a postcode belongs to, if known',
    query: z.object({ postalCode: z.string().check(z.regex(/^(?:L[- ]?)?\d{4}$/i)) }),
    response: z.object({ commune: z.nullable(z.string()) }),
    refusals: {},
  },
});

export const getBudgetHint = endpoint({
  method: 'GET',
  url: '/api/request-budget',
  server: {
    who: 'anyone',
    summary:
      'Get the price range of the middle half of a trade’s finished jobs, if there’s data on at least ten jobs by three companies',
    query: z.object({ category: idInPath }),
    response: z.object({
      count: z.nullable(z.int()),
      low: z.nullable(z.string()),
      high: z.nullable(z.string()),
    }),
    refusals: { noSuchTrade },
  },
});
