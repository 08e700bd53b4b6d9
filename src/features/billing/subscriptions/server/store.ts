import { eq, getTableColumns } from 'drizzle-orm';
import type { PaidSubscription } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { subscriptions } from './tables.ts';

export type SubscriptionRow = typeof subscriptions.$inferSelect;
export type SubscriptionValues = typeof subscriptions.$inferInsert;

const nothing: PaidSubscription = {
  status: 'none',
  plan: null,
  period: null,
  until: null,
  paidFrom: null,
  paidCents: 0,
  balanceCents: 0,
};

/** Finds the person's company and its subscription; undefined for a person without one. */
export const findOwnSubscription = async (db: Db, userId: number) => {
  const [row] = await db
    .select({ companyId: companyProfiles.id, row: getTableColumns(subscriptions) })
    .from(companyProfiles)
    .leftJoin(subscriptions, eq(subscriptions.companyId, companyProfiles.id))
    .where(eq(companyProfiles.userId, userId));
  return row && { ...row, subscription: row.row ?? nothing };
};

/** Locks the row of the person's company until the transaction ends. */
export const lockOwnSubscription = async (
  transaction: Db,
  userId: number,
): Promise<SubscriptionRow | undefined> => {
  const company = await findOwnSubscription(transaction, userId);
  if (!company) return undefined;
  const { companyId } = company;
  if (!company.row) {
    await transaction
      .insert(subscriptions)
      .values({ companyId, ...nothing })
      .onConflictDoNothing();
  }
  const [row] = await transaction
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.companyId, companyId))
    .for('update');
  return row;
};
