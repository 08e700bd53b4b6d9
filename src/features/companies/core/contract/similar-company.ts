import * as z from 'zod/mini';
import { idSchema } from '#kernel/id-schema.ts';

export const MOST_SIMILAR = 3;

export const similarCompany = z.object({
  id: idSchema,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ratingAverage: z.nullable(z.number()),
});

export type SimilarCompany = z.output<typeof similarCompany>;
