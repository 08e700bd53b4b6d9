import type { VerifiedFact } from '#companies/contract/verified-fact.ts';
import { factKinds, openStates, sourceOf, stateOn, vatSource } from '#companies/rules/facts.ts';
import type { companyProfiles } from '#companies/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Claim, CompanyFacts } from '#proofs/contract/proofs.ts';
import { documentOf, type FactRow, type VerifiedRow } from './store.ts';

type CompanyRow = typeof companyProfiles.$inferSelect;

type VatColumns = Pick<CompanyRow, 'vatNumber' | 'isVatVerified' | 'vatCheckedAt' | 'vatCheckResult'>;

const vatFact = ({ vatNumber, vatCheckedAt, vatCheckResult }: VatColumns): VerifiedFact => ({
  kind: 'vat',
  number: vatNumber,
  insurer: null,
  source: vatSource(vatCheckResult),
  verifiedAt: vatCheckedAt?.toISOString() ?? null,
  expiresOn: null,
});

const publicFact = ({ kind, number, insurer, decidedAt, expiresOn }: VerifiedRow): VerifiedFact => ({
  kind,
  number: kind === 'insurance' ? null : number,
  insurer,
  source: sourceOf[kind],
  verifiedAt: decidedAt?.toISOString() ?? null,
  expiresOn,
});

/** What stands behind a company's badge. */
export const presentVerified = (company: VatColumns, rows: readonly VerifiedRow[]): VerifiedFact[] => [
  ...(company.isVatVerified ? [vatFact(company)] : []),
  ...factKinds.flatMap((kind) => rows.filter((row) => row.kind === kind).map(publicFact)),
];

const presentClaim = (row: FactRow, today: string): Claim => {
  const { id, number, insurer, expiresOn, submittedAt, decidedAt, refusedFor, refusedWhy } = row;
  const document = documentOf(row);
  return {
    id,
    number,
    insurer,
    expiresOn,
    refusedFor,
    refusedWhy,
    state: stateOn(row, today),
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

const isOpen = ({ state }: FactRow) => openStates.some((open) => open === state);

/** All of it, for the company itself. */
export const presentFacts = (company: CompanyRow, rows: readonly FactRow[], now: Date): CompanyFacts => {
  const today = dayOf(now);
  const claimOf = (row: FactRow | undefined) => (row ? presentClaim(row, today) : null);
  return {
    vat: {
      number: company.vatNumber,
      state: vatState(company),
      source: vatSource(company.vatCheckResult),
      verifiedAt: (company.isVatVerified && company.vatCheckedAt?.toISOString()) || null,
    },
    registrationNumber: company.registrationNumber,
    facts: factKinds.map((kind) => {
      const ofKind = rows.filter((row) => row.kind === kind);
      return {
        kind,
        source: sourceOf[kind],
        settled: claimOf(ofKind.find((row) => !isOpen(row))),
        open: claimOf(ofKind.find(isOpen)),
      };
    }),
  };
};
