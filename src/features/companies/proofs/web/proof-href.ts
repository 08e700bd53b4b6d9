import type { ProofKind } from '#features/companies/core/rules/proofs.ts';

export const spotOfProof = (kind: ProofKind) => `proof-${kind}`;

/** Where the number of a proof is entered: its dialog opens there. */
export const proofHref = (kind: ProofKind) => `/company-dashboard?tab=profile#${spotOfProof(kind)}`;
