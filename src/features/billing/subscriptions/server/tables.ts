import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { BillLine } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import type { PlanName } from '#features/billing/subscriptions/rules/plans.ts';
import type {
  BillingAddress,
  ReceiptBuyer,
  ReceiptSeller,
} from '#features/billing/subscriptions/rules/receipt-parties.ts';
import type {
  BillingPeriod,
  SubscriptionStatus,
} from '#features/billing/subscriptions/rules/subscription.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const subscriptions = pgTable('subscriptions', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  status: text().$type<SubscriptionStatus>().notNull(),
  plan: text().$type<PlanName>(),
  period: text().$type<BillingPeriod>(),
  until: momentColumn('until'),
  /** A plan paid for meanwhile does not shorten the trial. */
  trialUntil: momentColumn('trial_until'),
  paidFrom: momentColumn('paid_from'),
  paidCents: integer('paid_cents').notNull().default(0),
  balanceCents: integer('balance_cents').notNull().default(0),
  nextPlan: text('next_plan').$type<PlanName>(),
  nextPeriod: text('next_period').$type<BillingPeriod>(),
  /** Null means the address of the company's profile. */
  billing: jsonb().$type<BillingAddress>(),
  version: integer().notNull().default(0),
  stripeCustomerId: text('stripe_customer_id'),
  stripeSubscriptionId: text('stripe_subscription_id'),
  stripeCheckoutId: text('stripe_checkout_id'),
  /** The company was reminded then that its trial ends soon. */
  remindedAt: momentColumn('reminded_at'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const receipts = pgTable('receipts', {
  id: idColumn(),
  /** Null once the company is gone: its invoices are retained. */
  companyId: integer('company_id'),
  /** Null for a receipt of the demo, which is no invoice. */
  number: text(),
  stripeInvoiceId: text('stripe_invoice_id'),
  plan: text().$type<PlanName>().notNull(),
  period: text().$type<BillingPeriod>().notNull(),
  paidFrom: momentColumn('paid_from').notNull(),
  paidUntil: momentColumn('paid_until').notNull(),
  amountCents: integer('amount_cents').notNull(),
  vatCents: integer('vat_cents').notNull(),
  /** Null on older receipts: they are for one plan, whole. */
  lines: jsonb().$type<BillLine[]>(),
  buyer: jsonb().$type<ReceiptBuyer>().notNull(),
  seller: jsonb().$type<ReceiptSeller>().notNull(),
  issuedAt: momentColumn('issued_at').notNull(),
  mailedAt: momentColumn('mailed_at'),
});

export const invoiceNumbers = pgTable('invoice_numbers', {
  year: integer().primaryKey(),
  last: integer().notNull(),
});

export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  receivedAt: momentColumn('received_at').notNull().defaultNow(),
});

/** The firms of these VAT numbers have had their trial. */
export const vatTrials = pgTable('vat_trials', {
  vatNumber: text('vat_number').primaryKey(),
  companyId: integer('company_id'),
});

/** These balances were paid back before an account ended. */
export const payouts = pgTable('payouts', {
  id: idColumn(),
  /** Null once the company is gone. */
  companyId: integer('company_id'),
  amountCents: integer('amount_cents').notNull(),
  /** Null where no money moved. */
  stripeCustomerId: text('stripe_customer_id'),
  refundedCents: integer('refunded_cents').notNull().default(0),
  issuedAt: momentColumn('issued_at').notNull(),
  /** Stripe has refunded all it can; null while it is still tried, and where no money moves. */
  settledAt: momentColumn('settled_at'),
  /** The owner was notified then that the refund outlasts the planned end of their account. */
  delayToldAt: momentColumn('delay_told_at'),
});
