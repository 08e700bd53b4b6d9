import { eq } from 'drizzle-orm';
import type { Db } from '../../../../server/database/db.ts';
import { limitsOf } from '../../../subscriptions/rules/limits.ts';
import type { PlanName } from '../../../subscriptions/rules/plans.ts';
import type { SubscriptionStatus } from '../../../subscriptions/rules/subscription.ts';
import { companyProfiles as c } from '../tables.ts';

interface Row {
  subscriptionStatus: string;
  subscriptionPlan: typeof c.$inferSelect.subscriptionPlan;
}

/** The row says which plan is in force; when that ends, somebody writes it there. */
export const roomOf = ({ subscriptionStatus, subscriptionPlan }: Row, now: Date) => {
  const status = subscriptionStatus as SubscriptionStatus;
  const { plan, services, pictures } = limitsOf(
    { status, plan: subscriptionPlan, period: null, until: null },
    now,
  );
  return { plan, limits: { services, images: pictures } };
};

const columns = {
  id: c.id,
  vatNumber: c.vatNumber,
  logoUrl: c.logoUrl,
  subscriptionStatus: c.subscriptionStatus,
  subscriptionPlan: c.subscriptionPlan,
};

/**
 * A person's company, held until the transaction ends: of many who add at once each counts what the one before has
 * added. Not a full lock, which would quarrel with those of foreign keys.
 */
export const holdOwn = async (transaction: Db, userId: number) => {
  const [row] = await transaction.select(columns).from(c).where(eq(c.userId, userId)).for('no key update');
  return row;
};

export const findOwn = async (db: Db, userId: number) => {
  const [row] = await db.select(columns).from(c).where(eq(c.userId, userId));
  return row;
};

/** A plan as sentences name it. */
export const planTitle = (plan: PlanName): string => `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
