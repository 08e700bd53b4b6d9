import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { MAX_LISTED_RECEIPTS } from '#features/billing/subscriptions/contract/subscriptions.ts';
import type { BillLine } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { computeIncludedVatCents } from '#features/billing/subscriptions/rules/plan-prices.ts';
import {
  formatInvoiceNumber,
  type ReceiptBuyer,
  type ReceiptSeller,
} from '#features/billing/subscriptions/rules/receipt-parties.ts';
import type { PlanOrder } from '#features/billing/subscriptions/rules/subscription.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { luxembourgTimeOf, TIME_ZONE } from '#kernel/dates.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/database/db.ts';
import { findBillingAddress } from './billing-address.ts';
import { invoiceNumbers, payouts, receipts } from './tables.ts';

export type ReceiptRow = typeof receipts.$inferSelect;

const buyerOf = async (db: Db, companyId: number): Promise<ReceiptBuyer> => {
  const billingRow = await findBillingAddress(db, companyId);
  if (!billingRow) throw new Error(`There is no company ${companyId}`);
  const { name, street, postalCode, city } = billingRow.billing;
  const place = [postalCode, city].filter(Boolean).join(' ');
  return {
    name,
    address: [street, place].filter(Boolean).join('\n') || null,
    vatNumber: billingRow.vatNumber,
  };
};

const sellerOf = ({ operator }: Config): ReceiptSeller => ({
  name: operator.name ?? null,
  address: operator.address ?? null,
  registration: operator.registration ?? null,
  vat: operator.vat ?? null,
});

/** The next payment waits until this transaction has ended: no number of the year is skipped. */
const nextNumber = async (transaction: Db, issuedAt: Date): Promise<string> => {
  const { year } = luxembourgTimeOf(issuedAt);
  const [numberRow] = await transaction
    .insert(invoiceNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: invoiceNumbers.year, set: { last: sql`${invoiceNumbers.last} + 1` } })
    .returning();
  return formatInvoiceNumber(year, numberRow?.last ?? 1);
};

export interface PlanPayment extends PlanOrder {
  companyId: number;
  paidFrom: Date;
  paidUntil: Date;
  amountCents: number;
  lines: BillLine[];
  /** Stripe's id of the payment; null if it was simulated. */
  stripeInvoiceId: string | null;
}

/**
 * Issues the one PDF of a payment: a numbered invoice, or a receipt of the demo. Without our own facts there is no
 * invoice, and no payment that would need one: see the settings.
 */
export const issueReceipt = async (
  transaction: Db,
  config: Config,
  payment: PlanPayment,
  issuedAt: Date,
): Promise<number> => {
  const isInvoice = payment.stripeInvoiceId !== null && config.missingOnInvoices.length === 0;
  const number = isInvoice ? await nextNumber(transaction, issuedAt) : null;
  const [issued] = await transaction
    .insert(receipts)
    .values({
      ...payment,
      number,
      issuedAt,
      vatCents: computeIncludedVatCents(payment.amountCents),
      buyer: await buyerOf(transaction, payment.companyId),
      seller: sellerOf(config),
    })
    .returning({ id: receipts.id });
  if (!issued) throw new Error('A receipt was not stored');
  return issued.id;
};

// The law counts from the end of the year.
const RETENTION_YEARS = '10 years';

const isOver = (issuedAt: PgColumn) =>
  sql`${issuedAt} < (date_trunc('year', app_now() at time zone ${TIME_ZONE}) - ${RETENTION_YEARS}::interval) at time zone ${TIME_ZONE}`;

/** Deletes invoices and payouts of erased companies, once the law no longer demands them. */
export const forgetOldInvoices = async (db: Db): Promise<void> => {
  await db.delete(receipts).where(and(isNull(receipts.companyId), isOver(receipts.issuedAt)));
  await db.delete(payouts).where(and(isNull(payouts.companyId), isOver(payouts.issuedAt)));
};

const isOwn = (userId: number) => eq(companyProfiles.userId, userId);

export const listOwnReceipts = async (db: Db, userId: number) => {
  const rows = await db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(companyProfiles, eq(companyProfiles.id, receipts.companyId))
    .where(isOwn(userId))
    .orderBy(desc(receipts.id))
    .limit(MAX_LISTED_RECEIPTS);
  return rows.map(({ receipt }) => receipt);
};

export const findOwnReceipt = async (db: Db, userId: number, id: number): Promise<ReceiptRow | undefined> => {
  const [row] = await db
    .select({ receipt: receipts })
    .from(receipts)
    .innerJoin(companyProfiles, eq(companyProfiles.id, receipts.companyId))
    .where(and(eq(receipts.id, id), isOwn(userId)));
  return row?.receipt;
};
