import type { ProofRefusal, ProofSource, VerifiedKind } from '#companies/rules/proofs.ts';

export const proofKindNames: Record<VerifiedKind, string> = {
  vat: 'Número de IVA',
  registration: 'Número RCS',
  permit: 'Autorização de estabelecimento',
  insurance: 'Seguro',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, o registo da Comissão Europeia',
  moderator: 'Consultado por um moderador',
  register: 'Registre de commerce et des sociétés',
  ministry: 'Ministério da Economia, autorisation d’établissement',
  insurer: 'O certificado da seguradora',
};

export const proofRefusedFor: Record<ProofRefusal, string> = {
  unreadable: 'O documento não se consegue ler',
  'other-company': 'O documento é de outra empresa',
  'other-number': 'O documento diz outra coisa',
  'out-of-date': 'O documento está fora de prazo',
  other: 'Outro motivo',
};
