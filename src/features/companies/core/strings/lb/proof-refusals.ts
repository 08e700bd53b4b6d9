import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'D’Dokument kann een net liesen',
  'other-company': 'D’Dokument ass fir en anere Betrib',
  'other-number': 'D’Dokument stëmmt net mat den Informatiounen iwwereneen',
  'out-of-date': 'D’Dokument ass ofgelaf',
  other: 'En anere Grond',
};
