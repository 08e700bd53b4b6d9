import type { ProofKind } from '#features/companies/core/rules/proofs.ts';
import { href } from '#kernel/href.ts';

export const proofElementId = (kind: ProofKind) => `proof-${kind}`;

/** Links to the profile, where the dialog for the proof's number opens; somebody who comes from a quote is led back to it. */
export const proofHref = (kind: ProofKind, from: { quote?: number } = {}) =>
  `${href('/company-dashboard', { tab: 'profile', ...from })}#${proofElementId(kind)}`;
