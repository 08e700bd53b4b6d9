import { eq } from 'drizzle-orm';
import { vatNumberWithCheckDigits } from '#features/companies/core/rules/vat-number.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber, someDay } from './number.ts';
import { buildUser } from './user.ts';

export type CompanyRow = typeof companyProfiles.$inferSelect;
export type CompanyValues = typeof companyProfiles.$inferInsert;

export const companyRow = (overrides: Partial<CompanyValues> & { userId: number }): CompanyValues => {
  const number = nextUniqueNumber();
  return {
    name: `Company ${number}`,
    description: `Company ${number} builds and repairs houses. A quote follows within the week.`,
    vatNumber: vatNumberWithCheckDigits(100_000 + number),
    isVatVerified: true,
    address: `${number}, rue de la Gare`,
    city: 'Bettembourg',
    postalCode: 'L-3236',
    phoneNumber: '+352 26 51 00 00',
    email: `info@company-${number}.example`,
    isContactPublic: true,
    website: `https://company-${number}.example`,
    // Listed whatever it lacks, and notified of it.
    keptListedUntil: new Date('2099-01-01T00:00:00Z'),
    listingToldAt: someDay,
    ...overrides,
  };
};

/** Adds a company and, unless `userId` is given, its owner's account. */
export const buildCompany = async (db: Db, overrides: Partial<CompanyValues> = {}): Promise<CompanyRow> => {
  const userId = overrides.userId ?? (await buildUser(db, { userType: 'company' })).id;
  return firstInsertedRow(
    db
      .insert(companyProfiles)
      .values(companyRow({ ...overrides, userId }))
      .returning(),
  );
};

/** Reads the company again: its figures change with its reviews, projects, services and pictures. */
export const reloadCompany = async (db: Db, id: number): Promise<CompanyRow> => {
  const [company] = await db.select().from(companyProfiles).where(eq(companyProfiles.id, id));
  if (!company) throw new Error(`There is no company ${id}`);
  return company;
};
