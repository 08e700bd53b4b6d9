import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';

export const proofRefusedFor: Record<ProofRefusalReason, string> = {
  unreadable: 'Das Dokument ist nicht lesbar',
  'other-company': 'Das Dokument gehört zu einem anderen Betrieb',
  'other-number': 'Im Dokument steht etwas anderes',
  'out-of-date': 'Das Dokument ist abgelaufen',
  other: 'Ein anderer Grund',
};
