import { eq } from 'drizzle-orm';
import type { BillingAddress } from '#features/billing/subscriptions/rules/receipt-parties.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { lockOwnSubscription } from './store.ts';
import { subscriptions } from './tables.ts';

/** Returns the addressee of a company's invoices: as stated for them, else from its profile. */
export const findBillingAddress = async (db: Db, companyId: number) => {
  const { name, address, postalCode, city, vatNumber } = companyProfiles;
  const [row] = await db
    .select({ name, address, postalCode, city, vatNumber, billing: subscriptions.billing })
    .from(companyProfiles)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companyProfiles.id))
    .where(eq(companyProfiles.id, companyId));
  if (!row) return undefined;
  const fromProfile: BillingAddress = {
    name: row.name,
    street: row.address ?? '',
    postalCode: row.postalCode ?? '',
    city: row.city ?? '',
  };
  return { billing: row.billing ?? fromProfile, vatNumber: row.vatNumber };
};

/** Returns false for a person without a company. */
export const updateBillingAddress = (db: Db, userId: number, billing: BillingAddress): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const row = await lockOwnSubscription(transaction, userId);
    if (!row) return false;
    await transaction.update(subscriptions).set({ billing }).where(eq(subscriptions.id, row.id));
    return true;
  });
