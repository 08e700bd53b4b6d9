import { eq } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { BillingAddress } from '#subscriptions/rules/receipt.ts';
import { holdOwnSubscription } from './store.ts';
import { subscriptions } from './tables.ts';

/** Who a company's invoices go to: as it said for them, else as its profile has it. */
export const findBilling = async (db: Db, companyId: number) => {
  const { name, address, postalCode, city, vatNumber } = companyProfiles;
  const [found] = await db
    .select({ name, address, postalCode, city, vatNumber, billing: subscriptions.billing })
    .from(companyProfiles)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companyProfiles.id))
    .where(eq(companyProfiles.id, companyId));
  if (!found) return undefined;
  const fromProfile: BillingAddress = {
    name: found.name,
    street: found.address ?? '',
    postalCode: found.postalCode ?? '',
    city: found.city ?? '',
  };
  return { billing: found.billing ?? fromProfile, vatNumber: found.vatNumber };
};

/** False for a person without a company. */
export const storeBilling = (db: Db, userId: number, billing: BillingAddress): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const row = await holdOwnSubscription(transaction, userId);
    if (!row) return false;
    await transaction.update(subscriptions).set({ billing }).where(eq(subscriptions.id, row.id));
    return true;
  });
