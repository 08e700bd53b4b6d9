import * as z from 'zod/mini';
import { proofSources, verifiedKinds } from '#features/companies/core/rules/proofs.ts';
import { daySchema } from '#kernel/day-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/** What stands behind the badge, for everybody to read. */
export const verifiedProof = z.object({
  kind: z.enum(verifiedKinds),
  /** As the public registers have it; that of a policy is nobody else's business. */
  number: z.nullable(z.string()),
  insurer: z.nullable(z.string()),
  source: z.enum(proofSources),
  verifiedAt: z.nullable(momentSchema),
  /** The last day on which it holds; null is without an end. */
  expiresOn: z.nullable(daySchema()),
});

export type VerifiedProof = z.output<typeof verifiedProof>;
