import * as z from 'zod/mini';
import { planNames } from '#features/billing/subscriptions/rules/plans.ts';
import { billingPeriods, subscriptionStatuses } from '#features/billing/subscriptions/rules/subscription.ts';
import type { sentences } from '#features/billing/subscriptions/strings/en/subscriptions.ts';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath, idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('subscriptions');

/** Ten years of monthly payments are longer than the law retains an invoice. */
export const MAX_LISTED_RECEIPTS = 120;

/** A plan is paid by Stripe, simulated (before the launch), or not for sale here. */
export const paymentModes = ['stripe', 'simulated', 'unavailable'] as const;

const subscription = z.object({
  status: z.enum(subscriptionStatuses),
  plan: z.nullable(z.enum(planNames)),
  period: z.nullable(z.enum(billingPeriods)),
  /** The status ends then: the trial, the paid time or the grace. */
  until: z.nullable(momentSchema),
  /** This smaller plan follows the paid time. */
  next: z.nullable(z.object({ plan: z.enum(planNames), period: z.enum(billingPeriods) })),
  /** Paid and unused money, which is spent before any other. */
  balanceCents: z.int(),
  /** Holds the known part of the billing address; asked for before the first payment. */
  billing: z.object({ name: z.string(), street: z.string(), postalCode: z.string(), city: z.string() }),
  isBillable: z.boolean(),
  /** These limits apply now; null is no limit. */
  limits: z.object({
    plan: z.nullable(z.enum(planNames)),
    services: z.nullable(z.int()),
    pictures: z.nullable(z.int()),
  }),
  payment: z.enum(paymentModes),
  abilities: z.object({ mayCancel: z.boolean(), mayResume: z.boolean(), mayManagePayment: z.boolean() }),
});

export type OwnSubscription = z.output<typeof subscription>;

const order = z.object({
  plan: z.enum(planNames),
  period: z.enum(billingPeriods),
  /** A smaller plan begins now rather than after the paid time. */
  begins: z.optional(z.literal('now')),
});

const BILLING_LENGTHS = { name: 120, street: 200, postalCode: 16, city: 80 } as const;
const billingField = (maxLength: number) =>
  textSchema({
    min: { length: 1, say: messageKey('billingMissing') },
    max: { length: maxLength, say: messageKey('billingTooLong') },
  });

/** Invoices also go abroad, so a postal code may have any form. */
export const billingAddressSchema = z.object({
  name: billingField(BILLING_LENGTHS.name),
  street: billingField(BILLING_LENGTHS.street),
  postalCode: billingField(BILLING_LENGTHS.postalCode),
  city: billingField(BILLING_LENGTHS.city),
});

const cents = z.int();

const billLine = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(['plan', 'unused']),
    plan: z.enum(planNames),
    period: z.enum(billingPeriods),
    from: createDaySchema(),
    until: createDaySchema(),
    cents,
  }),
  z.object({ kind: z.enum(['balance', 'kept']), cents }),
]);

const planChange = z.object({
  /** 'nothing': they have it already. 'later': it follows the paid time. */
  effect: z.enum(['nothing', 'now', 'later']),
  /** True if it may wait for the end of the paid time, or begin now. */
  isDownwards: z.boolean(),
  /** The lines sum up to the amount due. */
  lines: z.array(billLine),
  dueCents: cents,
  /** The balance left after the change. */
  balanceCents: cents,
  /** The new plan begins on this day; null is today. */
  beginsOn: z.nullable(createDaySchema()),
});

export type PlanChangePreview = z.output<typeof planChange>;

const noCompany = { noCompany: { status: 404, say: messageKey('noCompany') } } as const;
const noPayment = {
  paymentRefused: { status: 402, say: messageKey('paymentRefused') },
  /** There is no way to pay, or nothing is paid yet: a retry changes nothing. */
  paymentUnavailable: { status: 409, say: messageKey('paymentUnavailable') },
  /** Stripe is unavailable. */
  paymentAway: { status: 503, say: messageKey('paymentUnavailable') },
  /** The sum differs from the one shown: nothing was charged, and the new sum is shown. */
  billDiffers: { status: 409, say: messageKey('billDiffers') },
} as const;

export const getSubscription = endpoint({
  method: 'GET',
  url: '/api/subscription',
  server: {
    who: 'company',
    summary: 'Get your company’s plan and the date until which it’s paid',
    response: subscription,
    refusals: noCompany,
  },
});

export const previewPlanChange = endpoint({
  method: 'GET',
  url: '/api/subscription/preview',
  server: {
    who: 'company',
    summary: 'Calculate what a plan would cost now, line by line, and any remaining balance',
    query: order,
    response: planChange,
    refusals: { ...noCompany, ...noPayment },
  },
});

/** The price comes from our table. The shown sum is only compared with it. */
export const payForPlan = endpoint({
  method: 'POST',
  url: '/api/subscription/payments',
  body: z.extend(order, { dueCents: z.optional(cents) }),
  server: {
    who: 'company',
    summary:
      'Pay for a plan: returns a Stripe address to continue at, or simulates the payment before launch',
    response: z.object({ subscription, continueAt: z.nullable(z.string()) }),
    refusals: {
      ...noCompany,
      ...noPayment,
      noBillingAddress: { status: 409, say: messageKey('noBillingAddress') },
    },
    creates: true,
  },
});

export const changeBillingAddress = endpoint({
  method: 'PATCH',
  url: '/api/subscription/billing',
  body: billingAddressSchema,
  server: {
    who: 'company',
    summary: 'Change the billing name and address for future invoices',
    response: subscription,
    refusals: noCompany,
  },
});

export const cancelSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/cancel',
  server: {
    who: 'company',
    summary: 'Cancel the plan; it stays active until the end of the paid period',
    response: subscription,
    refusals: {
      ...noCompany,
      ...noPayment,
      notCancellable: { status: 409, say: messageKey('notCancellable') },
    },
  },
});

export const resumeSubscription = endpoint({
  method: 'POST',
  url: '/api/subscription/resume',
  server: {
    who: 'company',
    summary: 'Resume a cancelled plan',
    response: subscription,
    refusals: { ...noCompany, ...noPayment, notResumable: { status: 409, say: messageKey('notResumable') } },
  },
});

export const openPaymentPortal = endpoint({
  method: 'POST',
  url: '/api/subscription/portal',
  server: {
    who: 'company',
    summary: 'Get the address of the Stripe page for changing the card',
    response: z.object({ continueAt: z.string() }),
    refusals: { ...noCompany, ...noPayment },
  },
});

const receipt = z.object({
  id: idSchema,
  /** Null for a receipt of the demo, which is no invoice. */
  number: z.nullable(z.string()),
  plan: z.enum(planNames),
  period: z.enum(billingPeriods),
  amountCents: z.int(),
  paidFrom: momentSchema,
  paidUntil: momentSchema,
  issuedAt: momentSchema,
});

export type Receipt = z.output<typeof receipt>;

export const listReceipts = endpoint({
  method: 'GET',
  url: '/api/receipts',
  server: {
    who: 'company',
    summary: 'List your company’s invoices and receipts, newest first',
    response: z.array(receipt),
    refusals: {},
  },
});

export const downloadReceipt = endpoint({
  method: 'GET',
  url: '/api/receipts/:id/pdf',
  server: {
    who: 'company',
    summary: 'Download one of your company’s invoices or receipts as a PDF',
    params: z.object({ id: idInPath }),
    isFile: true,
    isMade: true,
    refusals: { notFound: { status: 404, say: messageKey('noReceipt') } },
  },
});

const LARGEST_EVENT = 256 * 1024;

export const receiveStripeEvent = endpoint({
  method: 'POST',
  url: '/api/stripe/events',
  server: {
    who: 'anyone',
    summary: 'Receive a Stripe webhook event; off unless configured; unsigned events are rejected',
    raw: { types: ['application/json'], largest: LARGEST_EVENT },
    response: z.object({ outcome: z.enum(['heard', 'known', 'ignored']) }),
    refusals: {
      notFound: { status: 404, say: messageKey('noStripe') },
      wrongSignature: { status: 400, say: messageKey('wrongSignature') },
    },
  },
});
