import * as z from 'zod/mini';
import { leastRatings } from '#directory/rules/least-ratings.ts';
import { LONGEST_WORDS } from '#directory/rules/longest-words.ts';
import type { en } from '#directory/strings/en/directory.ts';
import { idInPath } from '#kernel/ids.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';

const say = sentencesOf<typeof en>('directory');

// Apart from the endpoints, because only the server reads it.

const yes = z.optional(z.literal('true'));

export const searchWords = text({ max: { length: LONGEST_WORDS, say: say('wordsTooLong') } });

/** What narrows the directory, wherever it is. */
export const companyFilters = {
  /** Every word must be found in the name, description, a category, the city or the address. */
  query: z.optional(searchWords),
  categoryId: z.optional(idInPath),
  /** Words of the city or address. */
  location: z.optional(searchWords),
  minRating: z.optional(z.enum(leastRatings)),
  emergency: yes,
  verified: yes,
};

/** The names of a commune and of a canton, as items have them. */
export const area = { commune: z.optional(searchWords), canton: z.optional(searchWords) };

export const placeName = z.object({
  commune: z.string(),
  canton: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});

export type PlaceName = z.output<typeof placeName>;
