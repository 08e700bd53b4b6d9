import type { ProofSource, VerifiedProofKind } from '#features/companies/core/rules/proofs.ts';

export const proofKindNames: Record<VerifiedProofKind, string> = {
  vat: 'Número de IVA',
  registration: 'Número RCS',
  permit: 'Autorização de estabelecimento',
  insurance: 'Seguro',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, o registo da Comissão Europeia',
  moderator: 'Verificado pela nossa equipa',
  register: 'Registo comercial (RCS)',
  ministry: 'Ministério da Economia',
  insurer: 'Certificado da seguradora',
};
