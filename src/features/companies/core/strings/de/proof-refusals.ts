import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'Das Dokument ist nicht lesbar',
  'other-company': 'Das Dokument ist auf einen anderen Betrieb ausgestellt',
  'other-number': 'Das Dokument stimmt nicht mit den Angaben überein',
  'out-of-date': 'Das Dokument ist abgelaufen',
  other: 'Ein anderer Grund',
};
