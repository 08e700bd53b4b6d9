import type { CompanyProofValues } from '#demo/builders/company-proof.ts';
import { companyNamed, type DemoCompany } from './companies.ts';
import type { DemoPlan } from './demo.ts';

const DAY = 24 * 60;

/** Files are stored under these random digits. */
const tokenFrom = (demo: DemoPlan, subject: string): string => {
  const random = demo.random(`document/${subject}`);
  return Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
};

type NewProof = Pick<CompanyProofValues, 'kind' | 'state' | 'number'> & {
  daysAgo: number;
  insurer?: string;
  endsInDays?: number;
};

const addProof = (demo: DemoPlan, { row }: DemoCompany, { daysAgo, endsInDays, ...proof }: NewProof) =>
  demo.tables.companyFacts.add({
    ...proof,
    companyId: row.id,
    expiresOn:
      endsInDays === undefined
        ? null
        : demo
            .minutesAgo(-endsInDays * DAY)
            .toISOString()
            .slice(0, 10),
    documentKind: 'pdf',
    documentName: `${proof.kind}.pdf`,
    documentSize: 1400,
    documentToken: tokenFrom(demo, `${row.name}/${proof.kind}`),
    submittedAt: demo.minutesAgo((daysAgo + 1) * DAY),
    decidedAt: proof.state === 'verified' ? demo.minutesAgo(daysAgo * DAY) : null,
  });

/** Toiture Schmit has two verified facts beside its VAT number, and one that waits for a moderator. */
export const addProofs = (demo: DemoPlan, companies: readonly DemoCompany[]) => {
  const schmit = companyNamed(companies, 'Toiture Schmit & Fils');
  const number = schmit.row.registrationNumber;
  if (!number) throw new Error('The demo company has no RCS number');
  addProof(demo, schmit, { kind: 'registration', state: 'verified', number, daysAgo: 210 });
  addProof(demo, schmit, {
    kind: 'insurance',
    state: 'verified',
    number: 'RC 90 441 207',
    insurer: 'Assurances du Moulin',
    daysAgo: 96,
    endsInDays: 269,
  });
  addProof(demo, schmit, { kind: 'permit', state: 'waiting', number: '90012345 / 0', daysAgo: 1 });
};
