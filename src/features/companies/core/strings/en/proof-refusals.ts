import type { ProofRefusal } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor = {
  unreadable: 'The document cannot be read',
  'other-company': 'The document is about another company',
  'other-number': 'The document says something else',
  'out-of-date': 'The document is out of date',
  other: 'Another reason',
} as const satisfies Record<ProofRefusal, string>;
