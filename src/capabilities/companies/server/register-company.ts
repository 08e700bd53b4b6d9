import type { Db } from '../../../server/database/db.ts';
import type { Tools } from '../../../server/tools.ts';
import type { NewCompany } from '../../accounts/server/index.ts';
import { companyProfiles } from './tables.ts';

/** What joining means for a company: its profile, empty but for what it said. */
export const registerCompany = async (transaction: Db, _: Tools, company: NewCompany): Promise<void> => {
  await transaction.insert(companyProfiles).values(company);
};
