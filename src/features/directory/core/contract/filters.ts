import * as z from 'zod/mini';
import { namedTrade } from '#features/companies/core/contract/company-item.ts';
import { MAX_QUERY_LENGTH } from '#features/directory/core/rules/max-query-length.ts';
import { minRatings } from '#features/directory/core/rules/min-ratings.ts';
import { searchRadii } from '#features/directory/core/rules/radius.ts';
import type { sentences } from '#features/directory/core/strings/en/refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { textSchema } from '#kernel/text-schema.ts';
import { translatedNamesSchema } from '#kernel/translated-names.ts';

const messageKey = sentencesOf<typeof sentences>('directoryRefusals');

// Apart from the endpoints, because only the server reads it.

const yes = z.optional(z.literal('true'));

export const searchWords = textSchema({ max: { length: MAX_QUERY_LENGTH, say: messageKey('wordsTooLong') } });

/** What narrows the directory, wherever it is. */
export const companyFilters = {
  /** A name, words or a sentence. A place that it names counts where no other is asked for. */
  query: z.optional(searchWords),
  categoryId: z.optional(idInPath),
  /** Words of the city or address. */
  location: z.optional(searchWords),
  /** A town, village, quarter or postal code: who is there, who works there, and who is near. */
  place: z.optional(searchWords),
  radius: z.optional(z.enum(searchRadii)),
  minRating: z.optional(z.enum(minRatings)),
  emergency: yes,
  verified: yes,
};

/** The names of a commune and of a canton, as items have them. */
export const areaFields = { commune: z.optional(searchWords), canton: z.optional(searchWords) };

export const placeName = z.object({
  commune: z.string(),
  communeNames: translatedNamesSchema,
  canton: z.string(),
  cantonNames: translatedNamesSchema,
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});

export type PlaceName = z.output<typeof placeName>;

/** Where a company is, seen from a place. */
export const placeDistance = z.object({
  isThere: z.boolean(),
  /** It says that it works there. */
  worksThere: z.boolean(),
  /** About, in steps of 5; null where nobody knows. */
  km: z.nullable(z.int()),
});
export type PlaceDistance = z.output<typeof placeDistance>;

/** What a search was read as. Counts go up to 10001, which means more than 10000. */
export const searchReading = z.object({
  place: z.nullable(
    z.object({
      name: z.string(),
      names: translatedNamesSchema,
      commune: z.string(),
      communeNames: translatedNamesSchema,
      /** It was read in the sentence. */
      isSaid: z.boolean(),
      isThere: z.int(),
      /** Elsewhere, and say that they work there. */
      worksThere: z.int(),
      /** All of them up to so far, the whole country last. */
      within: z.array(z.object({ radius: z.enum(searchRadii), count: z.int() })),
    }),
  ),
  /** The trades it speaks of, the likeliest first. */
  trades: z.array(namedTrade),
  total: z.int(),
  /** How many there are without the filters, where nobody is found with them. */
  withoutFilters: z.nullable(z.int()),
  /** The same words as somebody else writes them, where nobody is found. */
  spelling: z.nullable(z.string()),
});
export type SearchReading = z.output<typeof searchReading>;
