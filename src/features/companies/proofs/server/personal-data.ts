import { asc, eq, getTableColumns } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { proofFileNames } from './store.ts';
import { companyProofs } from './tables.ts';

const ownProofs = (db: Db, userId: number) =>
  db
    .select(getTableColumns(companyProofs))
    .from(companyProofs)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyProofs.companyId))
    .where(eq(companyProfiles.userId, userId))
    .orderBy(asc(companyProofs.id));

/** Proofs are deleted with their company: change orders name its permit and its insurance until then. */
export const personalData: PersonalData = {
  name: 'proofs',
  tables: [],

  async collect(db, userId) {
    return (await ownProofs(db, userId)).map(({ documentToken, ...row }) => ({
      ...row,
      files: proofFileNames([{ ...row, documentToken }]),
    }));
  },

  async files(db, userId, contracts) {
    return contracts.length > 0 ? [] : proofFileNames(await ownProofs(db, userId));
  },

  async erase() {},
};
