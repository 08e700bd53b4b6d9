import type { ProofSource, VerifiedProofKind } from '#features/companies/core/rules/proofs.ts';

// The profile, the company, moderators and notifications all use these words.

export const proofKindNames = {
  vat: 'VAT number',
  registration: 'RCS number',
  permit: 'Business permit',
  insurance: 'Insurance',
} as const satisfies Record<VerifiedProofKind, string>;

export const proofSourceNames = {
  vies: 'VIES, the European Commission’s register',
  moderator: 'Checked by our team',
  register: 'Trade and companies register (RCS)',
  ministry: 'Ministry of the Economy',
  insurer: 'Insurer’s certificate',
} as const satisfies Record<ProofSource, string>;
