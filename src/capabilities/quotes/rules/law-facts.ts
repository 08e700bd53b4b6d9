/** What the law wants to be read of a company on every quote. */
export const lawFacts = ['address', 'registrationNumber', 'permit', 'vatNumber'] as const;
export type LawFact = (typeof lawFacts)[number];

type Stated = Readonly<Record<LawFact, string | null> & { isVatExempt: boolean }>;

/** Those that a company has not stated. A small business that charges no VAT may have no number for it. */
export const missingFacts = (company: Stated): LawFact[] =>
  lawFacts.filter((fact) => !company[fact] && !(fact === 'vatNumber' && company.isVatExempt));
