import type { ProofSource, VerifiedProofKind } from '#features/companies/core/rules/proofs.ts';

export const proofKindNames: Record<VerifiedProofKind, string> = {
  vat: 'Numéro de TVA',
  registration: 'Numéro RCS',
  permit: 'Autorisation d’établissement',
  insurance: 'Assurance',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, le registre de la Commission européenne',
  moderator: 'Contrôlé par notre équipe',
  register: 'Registre de commerce et des sociétés (RCS)',
  ministry: 'Ministère de l’Économie, autorisation d’établissement',
  insurer: 'L’attestation de l’assureur',
};
