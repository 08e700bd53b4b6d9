import { asc, eq, inArray } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { presentPriceBookEntry } from './store.ts';
import { priceBookEntries } from './tables.ts';

/** The price book belongs to a company's owner; it is deleted with the company. */
export const personalData: PersonalData = {
  name: 'price-book',
  tables: [],

  async collect(db, userId) {
    const rows = await db
      .select({ entry: priceBookEntries })
      .from(priceBookEntries)
      .innerJoin(companyProfiles, eq(companyProfiles.id, priceBookEntries.companyId))
      .where(eq(companyProfiles.userId, userId))
      .orderBy(asc(priceBookEntries.id));
    return { prices: rows.map(({ entry }) => presentPriceBookEntry(entry)) };
  },

  async erase(transaction, userId) {
    const ownCompanyIds = transaction
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.userId, userId));
    await transaction.delete(priceBookEntries).where(inArray(priceBookEntries.companyId, ownCompanyIds));
  },
};
