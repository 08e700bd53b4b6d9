import * as z from 'zod/mini';
import { namedTradeSchema } from '#features/companies/core/contract/company-item.ts';
import { lineKinds } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import type { sentences } from '#features/quotes/prices/strings/en/prices.ts';
import { questionUnits } from '#features/requests/core/rules/trade-questions.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('prices');

/** Amounts are euros with two decimals, and all null if there are too few jobs. */
const amount = z.nullable(z.string());
const price = { count: z.nullable(z.int()), median: amount, low: amount, high: amount };

const listedPrice = z.object({
  category: namedTradeSchema,
  slug: z.string(),
  ...price,
  /** Invented companies and their jobs are counted. */
  isDemo: z.boolean(),
});

export type ListedTradePrice = z.output<typeof listedPrice>;

const tradePrices = z.object({
  category: namedTradeSchema,
  slug: z.string(),
  ...price,
  companies: z.nullable(z.int()),
  /** These jobs cost so much more or less than the others that they don't count. */
  leftOut: z.int(),
  byYear: z.array(z.object({ year: z.int(), ...price })),
  /** Sizes are counted in this unit. */
  unit: z.nullable(z.enum(questionUnits)),
  bySize: z.array(z.object({ above: z.number(), upTo: z.nullable(z.number()), ...price })),
  kinds: z.array(z.object({ kind: z.enum(lineKinds), percent: z.int() })),
  madeOn: z.nullable(createDaySchema()),
  isDemo: z.boolean(),
});

export type PricesOfTrade = z.output<typeof tradePrices>;

export const listTradePrices = endpoint({
  method: 'GET',
  url: '/api/prices',
  server: {
    who: 'anyone',
    summary:
      'List job prices by trade: the middle half and the median, or nulls below ten jobs by three companies for five clients',
    response: z.array(listedPrice),
    refusals: {},
    isPublic: true,
  },
});

export const getTradePrices = endpoint({
  method: 'GET',
  url: '/api/prices/:categoryId',
  server: {
    who: 'anyone',
    summary:
      'Get a trade’s job prices by year, size and type of line. Every cell covers at least ten jobs by three companies for five clients, or has nulls',
    params: z.object({ categoryId: idInPath }),
    response: tradePrices,
    refusals: { noSuchTrade: { status: 404, say: messageKey('noSuchTrade') } },
    isPublic: true,
  },
});
