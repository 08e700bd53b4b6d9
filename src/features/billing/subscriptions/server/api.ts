import { Readable } from 'node:stream';
import {
  cancelSubscription,
  changeBillingAddress,
  downloadReceipt,
  getSubscription,
  listReceipts,
  openPaymentPortal,
  payForPlan,
  previewPlanChange,
  resumeSubscription,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import {
  calculatePlanChange,
  isDowngrade,
  type PlanChangeOrder,
} from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import { type EndpointRoute, handle, handleInSteps } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { findBillingAddress, updateBillingAddress } from './billing-address.ts';
import { cancellationOperation, changeSubscription, resumptionOperation } from './change-subscription.ts';
import {
  paymentModeOf,
  presentPlanChange,
  presentReceipt,
  presentSubscription,
  subscriptionBeforeChange,
} from './present.ts';
import { findOwnReceipt, listOwnReceipts } from './receipts.ts';
import { simulatePayment } from './simulated-payment.ts';
import { findOwnSubscription } from './store.ts';
import { confirmPreviewAtStripe } from './stripe/confirm-preview-at-stripe.ts';
import { createStripeClient, stripeTimeoutsForPages } from './stripe/create-stripe-client.ts';
import { findOpenCheckoutUrl, payAtStripe } from './stripe/pay-at-stripe.ts';
import { createPortalSession } from './stripe/payment-portal.ts';
import { withStripeRefusals } from './stripe/stripe-refusals.ts';
import { stripeWebhookRoute } from './stripe/stripe-webhook.ts';

interface OwnSubscriptionContext {
  person: Person;
  services: Services;
  refuse: (code: 'noCompany') => Refusal;
}

interface Paying extends Omit<OwnSubscriptionContext, 'refuse'> {
  body: PlanChangeOrder & { dueCents?: number | undefined };
  refuse: (code: 'billDiffers') => Refusal;
}

const ownSubscription = async ({ person, services, refuse }: OwnSubscriptionContext) => {
  const company = await findOwnSubscription(services.db, person.id);
  if (!company) throw refuse('noCompany');
  const billingRow = await findBillingAddress(services.db, company.companyId);
  if (!billingRow) throw refuse('noCompany');
  const { config, clock } = services;
  return presentSubscription(company.subscription, billingRow.billing, { config, now: clock.now() });
};

/** Nobody pays a sum other than the shown one: days pass, and another tab may have paid. */
const refuseOtherSum = async ({ person, body, services, refuse }: Paying) => {
  const company = await findOwnSubscription(services.db, person.id);
  if (body.dueCents === undefined || !company) return;
  const { config, clock } = services;
  const now = clock.now();
  const { dueCents } = calculatePlanChange(
    subscriptionBeforeChange(company.subscription, body, { config, now }),
    body,
    now,
  );
  if (dueCents !== body.dueCents) throw refuse('billDiffers');
};

export const routes: readonly EndpointRoute[] = [
  handle(getSubscription, ownSubscription),

  handle(previewPlanChange, async (context) => {
    const { person, query, services, refuse } = context;
    const { stripe } = services.config;
    if (stripe)
      await withStripeRefusals(context, async () =>
        confirmPreviewAtStripe(
          services,
          await createStripeClient(stripe, stripeTimeoutsForPages),
          person.id,
          query,
        ),
      );
    const company = await findOwnSubscription(services.db, person.id);
    if (!company) throw refuse('noCompany');
    const now = services.clock.now();
    const subscription = subscriptionBeforeChange(company.subscription, query, {
      config: services.config,
      now,
    });
    return presentPlanChange(calculatePlanChange(subscription, query, now), {
      isDownwards: isDowngrade(subscription, query, now),
      now,
    });
  }),

  handleInSteps(payForPlan, {
    prepare: async (context) => {
      const { person, account, body, services, refuse } = context;
      const { isBillable } = await ownSubscription(context);
      if (!isBillable) throw refuse('noBillingAddress');
      await refuseOtherSum(context);
      const { stripe } = services.config;
      if (!stripe) return null;
      const payer = { userId: person.id, email: account?.email ?? '' };
      return withStripeRefusals(context, async () =>
        payAtStripe(services, await createStripeClient(stripe), payer, body),
      );
    },
    handle: async (context, continueAt) => {
      const { person, body, services, refuse } = context;
      const way = paymentModeOf(services.config);
      if (way === 'unavailable') throw refuse('paymentUnavailable');
      if (way === 'simulated') await simulatePayment(services, person.id, body);
      return { subscription: await ownSubscription(context), continueAt };
    },
    // Anyone with the address could pay there, and would see who pays: it is stored only at Stripe.
    redact: (response) => ({ ...response, continueAt: null }),
    repeat: async (context, storedResponse) => {
      const { person, services } = context;
      const { stripe } = services.config;
      const continueAt =
        stripe &&
        (await withStripeRefusals(context, async () =>
          findOpenCheckoutUrl(services, await createStripeClient(stripe), person.id),
        ));
      return { ...storedResponse, continueAt: continueAt ?? null };
    },
  }),

  handle(changeBillingAddress, async (context) => {
    const { person, body, services, refuse } = context;
    if (!(await updateBillingAddress(services.db, person.id, body))) throw refuse('noCompany');
    return ownSubscription(context);
  }),

  handle(cancelSubscription, async (context) => {
    const outcome = await withStripeRefusals(context, () =>
      changeSubscription(context.services, context.person.id, cancellationOperation),
    );
    if (outcome === 'notNow') throw context.refuse('notCancellable');
    return ownSubscription(context);
  }),

  handle(resumeSubscription, async (context) => {
    const outcome = await withStripeRefusals(context, () =>
      changeSubscription(context.services, context.person.id, resumptionOperation),
    );
    if (outcome === 'notNow') throw context.refuse('notResumable');
    return ownSubscription(context);
  }),

  handle(openPaymentPortal, async (context) => {
    const { person, services, refuse } = context;
    const company = await findOwnSubscription(services.db, person.id);
    if (!company) throw refuse('noCompany');
    const customer = company.row?.stripeCustomerId;
    const { stripe } = services.config;
    if (!stripe || !customer) throw refuse('paymentUnavailable');
    const open = async () => createPortalSession(await createStripeClient(stripe), customer, services.config);
    return { continueAt: await withStripeRefusals(context, open) };
  }),

  handle(listReceipts, async ({ person, services }) =>
    (await listOwnReceipts(services.db, person.id)).map(presentReceipt),
  ),

  handle(downloadReceipt, async ({ person, params, language, services, refuse }) => {
    const row = await findOwnReceipt(services.db, person.id, params.id);
    if (!row) throw refuse('notFound');
    const strings = stringsOf(language);
    const { receiptFileName: receiptName, drawReceiptPdf: receiptPdf } = await import('./receipt-pdf.ts');
    const pdf = await receiptPdf(row, { strings, language });
    return {
      name: receiptName(row, strings),
      type: 'application/pdf',
      size: pdf.length,
      content: Readable.from([pdf]),
    };
  }),

  stripeWebhookRoute,
];
