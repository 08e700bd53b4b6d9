import { and, asc, eq, getTableColumns, inArray, isNotNull, isNull } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { readBalanceOwed } from './pay-back-balances.ts';
import { deleteStripeCustomerJob } from './stripe/delete-stripe-customer.ts';
import { payouts, receipts, subscriptions } from './tables.ts';

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
      payouts: await db
        .select(getTableColumns(payouts))
        .from(payouts)
        .innerJoin(companyProfiles, eq(companyProfiles.id, payouts.companyId))
        .where(isOwn)
        .orderBy(asc(payouts.id)),
    };
  },

  owed: readBalanceOwed,

  /**
   * Receipts of the demo go. The law retains an invoice for ten years: it stays, and names no account. Stripe
   * forgets the company too, which ends its payments there. While contracts run, the plan runs as long as it is
   * paid.
   */
  async erase(transaction, userId, contracts) {
    if (contracts.length > 0) return;
    const ownCompanyIds = transaction
      .select({ id: companyProfiles.id })
      .from(companyProfiles)
      .where(eq(companyProfiles.userId, userId));
    const customers = await transaction
      .select({ customerId: subscriptions.stripeCustomerId })
      .from(subscriptions)
      .where(and(inArray(subscriptions.companyId, ownCompanyIds), isNotNull(subscriptions.stripeCustomerId)));
    if (customers.length > 0) {
      const jobs = await openJobQueue(transaction);
      for (const customer of customers) await jobs.add(transaction, deleteStripeCustomerJob.name, customer);
    }
    await transaction
      .delete(receipts)
      .where(and(inArray(receipts.companyId, ownCompanyIds), isNull(receipts.number)));
  },
};
