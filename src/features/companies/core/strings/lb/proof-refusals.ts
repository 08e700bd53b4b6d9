import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'D’Dokument kann een net liesen',
  'other-company': 'D’Dokument ass vun engem anere Betrib',
  'other-number': 'Am Dokument steet eppes aneschters',
  'out-of-date': 'D’Dokument ass ofgelaf',
  other: 'En anere Grond',
};
