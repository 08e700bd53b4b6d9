import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'O documento não se consegue ler',
  'other-company': 'O documento é de outra empresa',
  'other-number': 'O documento diz outra coisa',
  'out-of-date': 'O documento está fora de prazo',
  other: 'Outro motivo',
};
