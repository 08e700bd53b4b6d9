import type { Db } from '../../../server/database/db.ts';
import type { Tools } from '../../../server/tools.ts';
import { askForVatCheck } from './check-vat.ts';
import { companyProfiles } from './tables.ts';

type Profile = typeof companyProfiles.$inferInsert;

/** What a company says of itself when it joins. The rest of its profile comes later, the plan with checkout. */
export type NewCompany = Required<
  Pick<Profile, 'userId' | 'name' | 'vatNumber' | 'registrationNumber' | 'phoneNumber' | 'email'>
>;

/** A new account's company, in the transaction that makes the account. */
export const registerCompany = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  { userId, name, vatNumber, registrationNumber, phoneNumber, email }: NewCompany,
): Promise<{ id: number }> => {
  const [company] = await transaction
    .insert(companyProfiles)
    .values({ userId, name, vatNumber, registrationNumber, phoneNumber, email })
    .returning({ id: companyProfiles.id });
  if (!company) throw new Error('A company was not inserted');
  if (vatNumber) await askForVatCheck(transaction, tools, company.id);
  return company;
};
