import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'O documento está ilegível',
  'other-company': 'O documento é de outra empresa',
  'other-number': 'O documento não corresponde aos dados indicados',
  'out-of-date': 'O documento está desatualizado',
  other: 'Outro motivo',
};
