import type { ProofKind } from '#features/companies/core/rules/proofs.ts';

export const spotOfProof = (kind: ProofKind) => `proof-${kind}`;

/** Links to the profile, where the dialog for the proof's number opens. */
export const proofHref = (kind: ProofKind) => `/company-dashboard?tab=profile#${spotOfProof(kind)}`;
