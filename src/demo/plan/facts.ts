import type { CompanyFactValues } from '#demo/builders/company-fact.ts';
import { companyNamed, type DemoCompany } from './companies.ts';
import type { Demo } from './demo.ts';

const DAY = 24 * 60;

/** Some digits of chance: files are stored under it. */
const tokenFrom = (demo: Demo, subject: string): string => {
  const random = demo.random(`document/${subject}`);
  return Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
};

type NewFact = Pick<CompanyFactValues, 'kind' | 'state' | 'number'> & {
  daysAgo: number;
  insurer?: string;
  endsInDays?: number;
};

const addFact = (demo: Demo, { row }: DemoCompany, { daysAgo, endsInDays, ...fact }: NewFact) =>
  demo.tables.companyFacts.add({
    ...fact,
    companyId: row.id,
    expiresOn:
      endsInDays === undefined
        ? null
        : demo
            .minutesAgo(-endsInDays * DAY)
            .toISOString()
            .slice(0, 10),
    documentKind: 'pdf',
    documentName: `${fact.kind}.pdf`,
    documentSize: 1400,
    documentToken: tokenFrom(demo, `${row.name}/${fact.kind}`),
    submittedAt: demo.minutesAgo((daysAgo + 1) * DAY),
    decidedAt: fact.state === 'verified' ? demo.minutesAgo(daysAgo * DAY) : null,
  });

/** Toiture Schmit has two facts verified beside its VAT number, and one that waits for a moderator. */
export const addFacts = (demo: Demo, companies: readonly DemoCompany[]) => {
  const schmit = companyNamed(companies, 'Toiture Schmit & Fils');
  const number = schmit.row.registrationNumber;
  if (!number) throw new Error('The demo company has no RCS number');
  addFact(demo, schmit, { kind: 'registration', state: 'verified', number, daysAgo: 210 });
  addFact(demo, schmit, {
    kind: 'insurance',
    state: 'verified',
    number: 'RC 90 441 207',
    insurer: 'Assurances du Moulin',
    daysAgo: 96,
    endsInDays: 269,
  });
  addFact(demo, schmit, { kind: 'permit', state: 'waiting', number: '90012345 / 0', daysAgo: 1 });
};
