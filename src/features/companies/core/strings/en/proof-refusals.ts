import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor = {
  unreadable: 'The document is unreadable',
  'other-company': 'The document is for another company',
  'other-number': 'The document doesn’t match the details entered',
  'out-of-date': 'The document is out of date',
  other: 'Another reason',
} as const satisfies Record<ProofRefusalReason, string>;
