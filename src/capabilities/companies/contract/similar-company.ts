import * as z from 'zod/mini';
import { id } from '#kernel/ids.ts';

export const MOST_SIMILAR = 3;

/** Another company of the same trade. */
export const similarCompany = z.object({
  id,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ratingAverage: z.nullable(z.number()),
});

export type SimilarCompany = z.output<typeof similarCompany>;
