import * as z from 'zod/mini';
import { lineKinds, lineUnits } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { priceListFaults } from '#features/quotes/price-book/rules/parse-price-list.ts';
import {
  MAX_PRICE_BOOK_ENTRIES,
  MAX_PRICE_GROUP_LENGTH,
  MAX_PRICE_LIST_BYTES,
  MAX_SEARCH_LENGTH,
} from '#features/quotes/price-book/rules/price-book.ts';
import type { sentences } from '#features/quotes/price-book/strings/en/price-book.ts';
import { parseDecimal } from '#kernel/decimal.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuerySchema, idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
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
  group: z.optional(textSchema({ max: { length: MAX_PRICE_GROUP_LENGTH, say: messageKey('tooLong') } })),
};

const entry = z.object({
  id: idSchema,
  description: z.string(),
  kind: z.enum(lineKinds),
  unit: z.enum(lineUnits),
  unitPrice: z.string(),
  vatRate: z.int(),
  group: z.string(),
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
      group: z.optional(z.string().check(z.trim(), z.maxLength(MAX_PRICE_GROUP_LENGTH))),
      limit: pageLimitSchema(LARGEST_PRICE_BOOK_PAGE),
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

export const listPriceGroups = endpoint({
  method: 'GET',
  url: '/api/price-book/groups',
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'List the groups of your company’s price book by name',
    response: z.array(z.object({ group: z.string(), count: z.int() })),
    refusals: {},
  },
});

const importResult = z.object({
  added: z.int(),
  changed: z.int(),
  /** Only the first of them are listed. */
  faultCount: z.int(),
  faults: z.array(z.object({ line: z.int(), fault: z.enum(priceListFaults), text: z.string() })),
});

export type PriceListImport = z.output<typeof importResult>;

export const importPriceList = endpoint({
  method: 'POST',
  url: '/api/price-book/import',
  body: z.object({
    csv: z.string().check(z.maxLength(MAX_PRICE_LIST_BYTES, messageKey('listTooLarge'))),
    /** A trial says what an import would do, and stores nothing. */
    isTrial: z.boolean(),
  }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary:
      'Add or change prices of your company’s price book from a CSV file; rows with a fault are left out',
    // A quotation mark or a letter beyond ASCII takes more than one byte on the wire.
    largestBody: 3 * MAX_PRICE_LIST_BYTES,
    response: importResult,
    refusals: {
      bookFull: { status: 409, say: messageKey('bookFull') },
      listWithoutHeads: { status: 409, say: messageKey('listWithoutHeads') },
    },
  },
});
