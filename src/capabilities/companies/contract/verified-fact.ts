import * as z from 'zod/mini';
import { sources, verifiedKinds } from '#companies/rules/facts.ts';
import { day } from '#kernel/day.ts';
import { moment } from '#kernel/moment.ts';

/** What stands behind the badge, for everybody to read. */
export const verifiedFact = z.object({
  kind: z.enum(verifiedKinds),
  /** As the public registers have it; that of a policy is nobody else's business. */
  number: z.nullable(z.string()),
  insurer: z.nullable(z.string()),
  source: z.enum(sources),
  verifiedAt: z.nullable(moment),
  /** The last day on which it holds; null is without an end. */
  expiresOn: z.nullable(day()),
});

export type VerifiedFact = z.output<typeof verifiedFact>;
