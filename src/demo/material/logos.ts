import { createHash } from 'node:crypto';
import { logoFileName } from '#features/companies/core/server/index.ts';
import { type CategoryName, tradeMaterials } from './trade.ts';

export interface LogoMaterial {
  company: string;
  trade: CategoryName;
  /** Counts all logos, so that no two look the same. */
  look: number;
  fileName: string;
}

/** One of so many established companies has uploaded a logo; the others have their initials. */
const ONE_OF = 3;

/** The companies of the design board have their initials there. */
const onBoard =
  /^(Toiture Schmit|Ateliers Thill|Elektro Majerus|Sanitaire Da Costa|Pinto & Wagner|Gaart & Wéngert)/;

export const demoLogos: readonly LogoMaterial[] = tradeMaterials
  .flatMap(({ category, companies }) =>
    companies
      .filter(({ name, isNew }) => !isNew && !onBoard.test(name))
      .filter((_, index) => index % ONE_OF === 0)
      .map(({ name }) => ({ company: name, trade: category })),
  )
  .map((company, look) => ({
    ...company,
    look,
    fileName: logoFileName(createHash('md5').update(company.company).digest('hex')),
  }));

const logosByCompany = new Map(demoLogos.map((logo) => [logo.company, logo]));

export const logoUrlOf = (company: string): string | null => {
  const logo = logosByCompany.get(company);
  return logo ? `/${logo.fileName}` : null;
};
