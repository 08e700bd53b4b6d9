import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'Le document est illisible',
  'other-company': 'Le document concerne une autre entreprise',
  'other-number': 'Le document ne correspond pas aux données saisies',
  'out-of-date': 'Le document est périmé',
  other: 'Autre motif',
};
