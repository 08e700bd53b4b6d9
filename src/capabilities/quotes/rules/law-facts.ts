/** What the law wants to be read of a company on every quote. */
export const lawFacts = ['address', 'registrationNumber', 'permit', 'vatNumber'] as const;
export type LawFact = (typeof lawFacts)[number];

/** Those that a company has not stated. */
export const missingFacts = (company: Readonly<Record<LawFact, string | null>>): LawFact[] =>
  lawFacts.filter((fact) => !company[fact]);
