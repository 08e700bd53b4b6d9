import type { ProofSource, VerifiedProofKind } from '#features/companies/core/rules/proofs.ts';

export const proofKindNames: Record<VerifiedProofKind, string> = {
  vat: 'MwSt.-Nummer',
  registration: 'RCS-Nummer',
  permit: 'Niederlassungsgenehmigung',
  insurance: 'Versicherung',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, das Register der Europäischen Kommission',
  moderator: 'Von unserem Team geprüft',
  register: 'Handelsregister (RCS)',
  ministry: 'Wirtschaftsministerium',
  insurer: 'Bescheinigung des Versicherers',
};
