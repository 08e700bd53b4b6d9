import * as z from 'zod/mini';
import { leastRatings } from '#directory/rules/least-ratings.ts';
import { idInPath } from '#kernel/ids.ts';
import { text } from '#kernel/text.ts';

// Apart from the endpoints, because only the server reads it.

const yes = z.optional(z.literal('true'));

/** What narrows the directory, wherever it is. */
export const companyFilters = {
  /** Every word must be found in the name, description, a category, the city or the address. */
  query: z.optional(text({})),
  categoryId: z.optional(idInPath),
  /** Words of the city or address. */
  location: z.optional(text({})),
  minRating: z.optional(z.enum(leastRatings)),
  emergency: yes,
  verified: yes,
};

/** The names of a commune and of a canton, as items have them. */
export const area = { commune: z.optional(text({})), canton: z.optional(text({})) };

export const place = z.object({
  commune: z.string(),
  canton: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  count: z.int(),
});

export type Place = z.output<typeof place>;
