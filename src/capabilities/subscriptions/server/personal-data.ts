import { and, asc, eq, getTableColumns, inArray, isNull } from 'drizzle-orm';
import type { PersonalData } from '../../../server/personal-data.ts';
import { companyProfiles } from '../../companies/server/tables.ts';
import { receipts, subscriptions } from './tables.ts';

export const personalData: PersonalData = {
  name: 'subscriptions',
  tables: [],

  async collect(db, userId) {
    const isOwn = eq(companyProfiles.userId, userId);
    return {
      subscriptions: await db
        .select(getTableColumns(subscriptions))
        .from(subscriptions)
        .innerJoin(companyProfiles, eq(companyProfiles.id, subscriptions.companyId))
        .where(isOwn),
      receipts: await db
        .select(getTableColumns(receipts))
        .from(receipts)
        .innerJoin(companyProfiles, eq(companyProfiles.id, receipts.companyId))
        .where(isOwn)
        .orderBy(asc(receipts.id)),
    };
  },

  /** Receipts of the demo go. An invoice has to be kept for ten years: it stays, and names no account. */
  async erase(transaction, userId) {
    const own = transaction
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.userId, userId));
    await transaction.delete(receipts).where(and(inArray(receipts.companyId, own), isNull(receipts.number)));
  },
};
