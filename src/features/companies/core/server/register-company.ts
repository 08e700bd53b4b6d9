import type { RegisteringCompany } from '#features/accounts/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { enqueueVatCheck } from './enqueue-vat-check.ts';
import { companyProfiles } from './tables.ts';

/** Stores the profile of a company that joins and returns its id. A job checks its VAT number. */
export const registerCompany = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  company: RegisteringCompany,
): Promise<number> => {
  const [row] = await transaction
    .insert(companyProfiles)
    .values(company)
    .returning({ id: companyProfiles.id });
  if (!row) throw new Error('A company was not inserted');
  if (company.vatNumber) await enqueueVatCheck(transaction, services, row.id);
  return row.id;
};
