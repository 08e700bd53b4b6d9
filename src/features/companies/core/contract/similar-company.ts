import * as z from 'zod/mini';
import { idSchema } from '#kernel/id-schema.ts';

export const MAX_SIMILAR_COMPANIES = 3;

export const similarCompanySchema = z.object({
  id: idSchema,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ratingAverage: z.nullable(z.number()),
});

export type SimilarCompany = z.output<typeof similarCompanySchema>;
