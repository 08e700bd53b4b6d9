/** The law requires these facts about a company on every quote. */
export const requiredCompanyFacts = ['address', 'registrationNumber', 'permit', 'vatNumber'] as const;
export type RequiredCompanyFact = (typeof requiredCompanyFacts)[number];

type Stated = Readonly<
  Record<RequiredCompanyFact, string | null> & { hasStreet: boolean; isVatExempt: boolean }
>;

const isStated = (company: Stated, fact: RequiredCompanyFact): boolean => {
  // A postal code and a town are no address that somebody could be served at.
  if (fact === 'address' && !company.hasStreet) return false;
  // A small business that charges no VAT may have no number for it.
  return Boolean(company[fact]) || (fact === 'vatNumber' && company.isVatExempt);
};

export const findMissingCompanyFacts = (company: Stated): RequiredCompanyFact[] =>
  requiredCompanyFacts.filter((fact) => !isStated(company, fact));
