import { asc, eq, getTableColumns } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { storedNames } from './store.ts';
import { companyFacts } from './tables.ts';

const ownFacts = (db: Db, userId: number) =>
  db
    .select(getTableColumns(companyFacts))
    .from(companyFacts)
    .innerJoin(companyProfiles, eq(companyProfiles.id, companyFacts.companyId))
    .where(eq(companyProfiles.userId, userId))
    .orderBy(asc(companyFacts.id));

/** Facts go with their company. */
export const personalData: PersonalData = {
  name: 'proofs',
  tables: [],

  async collect(db, userId) {
    return (await ownFacts(db, userId)).map(({ documentToken, ...row }) => ({
      ...row,
      files: storedNames([{ ...row, documentToken }]),
    }));
  },

  async files(db, userId) {
    return storedNames(await ownFacts(db, userId));
  },

  async erase() {},
};
