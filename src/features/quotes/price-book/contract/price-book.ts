import * as z from 'zod/mini';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { MAX_PRICE_BOOK_ENTRIES, MAX_SEARCH_LENGTH } from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences } from '#features/quotes/price-book/strings/en/price-book.ts';
import { parseDecimal } from '#kernel/decimal.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuerySchema, idInPath, idSchema } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const messageKey = createMessageKey<typeof sentences>('priceBook');

/** It is as long as that of a quote's line (db/migrations/0053). */
const LONGEST_DESCRIPTION = 1000;
export const LARGEST_PRICE_BOOK_PAGE = 100;
export const PRICE_DECIMAL_PLACES = 4;
const MOST_PRICE = 10n ** 12n * 10n ** BigInt(PRICE_DECIMAL_PLACES);
const MOST_RATE = 30;

const fields = {
  description: textSchema({
    min: { length: 1, say: messageKey('descriptionRequired') },
    max: { length: LONGEST_DESCRIPTION, say: messageKey('tooLong') },
  }),
  kind: z.enum(lineKinds, messageKey('kindRequired')),
  unit: z.enum(lineUnits, messageKey('unitRequired')),
  unitPrice: z.string(messageKey('priceInvalid')).check(
    z.trim(),
    z.refine((value) => {
      const price = parseDecimal(value, PRICE_DECIMAL_PLACES);
      return price !== null && price >= 0n && price < MOST_PRICE;
    }, messageKey('priceInvalid')),
  ),
  vatRate: z.int(messageKey('rateInvalid')).check(z.minimum(0), z.maximum(MOST_RATE)),
};

const entry = z.object({
  id: idSchema,
  description: z.string(),
  kind: z.enum(lineKinds),
  unit: z.enum(lineUnits),
  unitPrice: z.string(),
  vatRate: z.int(),
});

export type PriceBookEntry = z.output<typeof entry>;

const ofEntry = z.object({ id: idInPath });
const entryNotFound = { status: 404, say: messageKey('entryNotFound') } as const;
const entryStands = { status: 409, say: messageKey('entryStands') } as const;

export const listPriceBook = endpoint({
  method: 'GET',
  url: '/api/price-book',
  isPaged: true,
  server: {
    scope: 'quotes:read',
    who: 'company',
    asCompany: 'member',
    summary:
      'List your company’s prices, or search them; prices that start with the search words come first, newest first',
    query: z.object({
      search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LENGTH))),
      limit: z.optional(countInQuerySchema(1, LARGEST_PRICE_BOOK_PAGE)),
      cursor: z.optional(countInQuerySchema(1, MAX_PRICE_BOOK_ENTRIES)),
    }),
    response: z.array(entry),
    refusals: {},
  },
});

export const addToPriceBook = endpoint({
  method: 'POST',
  url: '/api/price-book',
  body: z.object(fields),
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Add a price to your company’s price book',
    response: entry,
    refusals: { entryStands, entryNotFound, bookFull: { status: 409, say: messageKey('bookFull') } },
    creates: true,
  },
});

export const changeInPriceBook = endpoint({
  method: 'PATCH',
  url: '/api/price-book/:id',
  body: z.partial(z.object(fields)),
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Change a price in your company’s price book; quotes stay as they are',
    params: ofEntry,
    response: entry,
    refusals: { entryNotFound, entryStands },
  },
});

export const removeFromPriceBook = endpoint({
  method: 'DELETE',
  url: '/api/price-book/:id',
  server: {
    scope: 'quotes:write',
    who: 'company',
    asCompany: 'member',
    summary: 'Delete a price from your company’s price book; quotes stay as they are',
    params: ofEntry,
    response: z.object({ id: idSchema }),
    refusals: { entryNotFound },
  },
});
