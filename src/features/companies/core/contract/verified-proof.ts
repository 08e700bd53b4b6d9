import * as z from 'zod/mini';
import { proofSources, verifiedProofKinds } from '#features/companies/core/rules/proofs.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

/** Everybody can read what stands behind the badge. */
export const verifiedProofSchema = z.object({
  kind: z.enum(verifiedProofKinds),
  /** The number is public only if a register publishes it; a policy's number is nobody else's business. */
  number: z.nullable(z.string()),
  insurer: z.nullable(z.string()),
  source: z.enum(proofSources),
  verifiedAt: z.nullable(momentSchema),
  /** The proof holds until the end of this day; null if it never expires. */
  expiresOn: z.nullable(createDaySchema()),
});

export type VerifiedProof = z.output<typeof verifiedProofSchema>;
