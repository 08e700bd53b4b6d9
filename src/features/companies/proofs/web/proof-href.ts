import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import { href } from '#kernel/href.ts';

export const proofElementId = (kind: ProofKind) => `proof-${kind}`;

/** Links to the profile, where the dialog for the proof's number opens. */
export const proofHref = (kind: ProofKind) =>
  `${href('/company-dashboard', { tab: 'profile' })}#${proofElementId(kind)}`;
