import type { ProofRefusal, ProofSource, VerifiedKind } from '#companies/rules/proofs.ts';

export const proofKindNames: Record<VerifiedKind, string> = {
  vat: 'TVA-Nummer',
  registration: 'RCS-Nummer',
  permit: 'Autorisation d’établissement',
  insurance: 'Versécherung',
};

export const proofSourceNames: Record<ProofSource, string> = {
  vies: 'VIES, de Register vun der Europäescher Kommissioun',
  moderator: 'E Moderateur huet et nogekuckt',
  register: 'Registre de commerce et des sociétés',
  ministry: 'Wirtschaftsministère, Autorisation d’établissement',
  insurer: 'De Certificat vun der Versécherung',
};

export const proofRefusedFor: Record<ProofRefusal, string> = {
  unreadable: 'D’Dokument kann een net liesen',
  'other-company': 'D’Dokument ass vun engem anere Betrib',
  'other-number': 'Am Dokument steet eppes aneschters',
  'out-of-date': 'D’Dokument ass ofgelaf',
  other: 'En anere Grond',
};
