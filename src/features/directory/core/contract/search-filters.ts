import * as z from 'zod/mini';
import { namedTradeSchema } from '#features/companies/core/contract/company-item.ts';
import { literalReadings } from '#features/directory/core/rules/literal-readings.ts';
import { MAX_QUERY_LENGTH } from '#features/directory/core/rules/max-query-length.ts';
import { minRatingOptions } from '#features/directory/core/rules/min-rating-options.ts';
import { searchRadii } from '#features/directory/core/rules/search-radius.ts';
import type { sentences } from '#features/directory/core/strings/en/refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const messageKey = createMessageKey<typeof sentences>('directoryRefusals');

// Stands apart from the endpoints because only the server reads it.

const yes = z.optional(z.literal('true'));

export const searchTextSchema = textSchema({
  max: { length: MAX_QUERY_LENGTH, say: messageKey('wordsTooLong') },
});

/** Every list of the directory takes these filters. */
export const companyFilterFields = {
  /** Holds a name, words or a sentence. A place that it names counts unless another field names one. */
  query: z.optional(searchTextSchema),
  /** Takes the trade, the place or both that the query names as plain words. */
  literal: z.optional(z.enum(literalReadings)),
  categoryId: z.optional(idInPath),
  /** These words must stand in the city or address. */
  location: z.optional(searchTextSchema),
  /** Names a town, village, quarter or postal code: companies there, those that work there and those nearby are found. */
  place: z.optional(searchTextSchema),
  radius: z.optional(z.enum(searchRadii)),
  minRating: z.optional(z.enum(minRatingOptions)),
  emergency: yes,
  verified: yes,
};

/** These are the names of a commune and of a canton as items have them. */
export const areaFilterFields = {
  commune: z.optional(searchTextSchema),
  canton: z.optional(searchTextSchema),
};

export const countedPlaceSchema = z.object({
  commune: z.string(),
  communeNames: translatedNamesSchema,
  canton: z.string(),
  cantonNames: translatedNamesSchema,
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});

export type CountedPlace = z.output<typeof countedPlaceSchema>;

export const placeDistanceSchema = z.object({
  isThere: z.boolean(),
  /** The company says that it works there. */
  worksThere: z.boolean(),
  /** The distance is in steps of 5; null if it is unknown. */
  km: z.nullable(z.int()),
});
export type PlaceDistance = z.output<typeof placeDistanceSchema>;

/** Rows of results say these beside what every list says of a company. */
export const companyRowFactsSchema = z.object({
  /** The first sentence of an approved review, and the language it is probably in. */
  review: z.nullable(z.object({ text: z.string(), language: z.nullable(z.string()) })),
  /** The newest project whose client agreed to show it and stated the budget in euros. */
  priceExample: z.nullable(
    z.object({ title: z.string(), language: z.nullable(z.string()), budget: z.number() }),
  ),
});
export type CompanyRowFacts = z.output<typeof companyRowFactsSchema>;

/** Says how a search was understood. Counts go up to 10001, which means more than 10000. */
export const searchExplanationSchema = z.object({
  place: z.nullable(
    z.object({
      name: z.string(),
      names: translatedNamesSchema,
      commune: z.string(),
      communeNames: translatedNamesSchema,
      /** The place was named in the sentence. */
      isSaid: z.boolean(),
      isThere: z.int(),
      /** Counts companies elsewhere that say they work there. */
      worksThere: z.int(),
      /** Counts all companies within each radius, the whole country last. */
      within: z.array(z.object({ radius: z.enum(searchRadii), count: z.int() })),
    }),
  ),
  /** The trades that the search speaks of, the likeliest first. */
  trades: z.array(namedTradeSchema),
  total: z.int(),
  /** Counts the matches without the filters; null unless the search with them finds nobody. */
  withoutFilters: z.nullable(z.int()),
  /** Spells the words in another way; null unless the search finds nobody. */
  spelling: z.nullable(z.string()),
});
export type SearchExplanation = z.output<typeof searchExplanationSchema>;
