import type { ProofSource, VerifiedProofKind } from '#features/companies/core/rules/proofs.ts';

export const proofKindNames: Record<VerifiedProofKind, string> = {
  vat: 'TVA-Nummer',
  registration: 'RCS-Nummer',
  permit: 'Autorisation d’établissement',
  insurance: 'Versécherung',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, de Register vun der Europäescher Kommissioun',
  moderator: 'Vun eiser Equipe gepréift',
  register: 'Handelsregëster (RCS)',
  ministry: 'Wirtschaftsministère',
  insurer: 'Certificat vun der Versécherung',
};
