import type { VerifiedProof } from '#features/companies/core/contract/verified-proof.ts';
import {
  openProofStates,
  proofKinds,
  proofStateOn,
  proofSourceByKind,
  vatProofSource,
} from '#features/companies/core/rules/proofs.ts';
import type { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { CompanyProofs, ProofClaim } from '#features/companies/proofs/contract/proofs.ts';
import { dayOf } from '#kernel/calendar.ts';
import { proofDocumentOf, type StoredProof, type VerifiedProofRow } from './store.ts';

type CompanyRow = typeof companyProfiles.$inferSelect;

type VatColumns = Pick<CompanyRow, 'vatNumber' | 'isVatVerified' | 'vatCheckedAt' | 'vatCheckResult'>;

const vatProof = ({ vatNumber, vatCheckedAt, vatCheckResult }: VatColumns): VerifiedProof => ({
  kind: 'vat',
  number: vatNumber,
  insurer: null,
  source: vatProofSource(vatCheckResult),
  verifiedAt: vatCheckedAt?.toISOString() ?? null,
  expiresOn: null,
});

const publicProof = ({ kind, number, insurer, decidedAt, expiresOn }: VerifiedProofRow): VerifiedProof => ({
  kind,
  number: kind === 'insurance' ? null : number,
  insurer,
  source: proofSourceByKind[kind],
  verifiedAt: decidedAt?.toISOString() ?? null,
  expiresOn,
});

export const presentVerifiedProofs = (
  company: VatColumns,
  rows: readonly VerifiedProofRow[],
): VerifiedProof[] => [
  ...(company.isVatVerified ? [vatProof(company)] : []),
  ...proofKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map(publicProof)),
];

const presentClaim = (row: StoredProof, today: string): ProofClaim => {
  const { id, number, insurer, expiresOn, submittedAt, decidedAt, refusedFor, refusedWhy } = row;
  const document = proofDocumentOf(row);
  return {
    id,
    number,
    insurer,
    expiresOn,
    refusedFor,
    refusedWhy,
    state: proofStateOn(row, today),
    document: document && {
      kind: document.kind,
      name: document.name,
      size: document.size,
    },
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
};

const vatState = ({ vatNumber, isVatVerified, vatRefusedAt }: CompanyRow) => {
  if (isVatVerified) return 'verified';
  if (!vatNumber) return 'none';
  return vatRefusedAt ? 'refused' : 'waiting';
};

const isOpen = ({ state }: StoredProof) => openProofStates.some((open) => open === state);

/** Only the company itself sees all of this. */
export const presentOwnProofs = (
  company: CompanyRow,
  rows: readonly StoredProof[],
  now: Date,
): CompanyProofs => {
  const today = dayOf(now);
  const claimOf = (row: StoredProof | undefined) => (row ? presentClaim(row, today) : null);
  return {
    vat: {
      number: company.vatNumber,
      state: vatState(company),
      source: vatProofSource(company.vatCheckResult),
      verifiedAt: (company.isVatVerified && company.vatCheckedAt?.toISOString()) || null,
    },
    registrationNumber: company.registrationNumber,
    facts: proofKinds.map((kind) => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return {
        kind,
        source: proofSourceByKind[kind],
        settled: claimOf(ofKind.find((row) => !isOpen(row))),
        open: claimOf(ofKind.find(isOpen)),
      };
    }),
  };
};
