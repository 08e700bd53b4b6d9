import type { ProofRefusal, ProofSource, VerifiedKind } from '#companies/rules/proofs.ts';

export const proofKindNames: Record<VerifiedKind, string> = {
  vat: 'Numéro de TVA',
  registration: 'Numéro RCS',
  permit: 'Autorisation d’établissement',
  insurance: 'Assurance',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, le registre de la Commission européenne',
  moderator: 'Contrôlé par un modérateur',
  register: 'Registre de commerce et des sociétés',
  ministry: 'Ministère de l’Économie, autorisation d’établissement',
  insurer: 'L’attestation de l’assureur',
};

export const proofRefusedFor: Record<ProofRefusal, string> = {
  unreadable: 'Le document est illisible',
  'other-company': 'Le document concerne une autre entreprise',
  'other-number': 'Le document dit autre chose',
  'out-of-date': 'Le document est périmé',
  other: 'Autre motif',
};
