import { Readable } from 'node:stream';
import {
  cancelSubscription,
  changeBilling,
  downloadReceipt,
  getSubscription,
  listReceipts,
  managePayment,
  payForPlan,
  previewPlanChange,
  resumeSubscription,
} from '#features/billing/subscriptions/contract/subscriptions.ts';
import {
  changeOfPlan,
  isDownwards,
  type PlanChangeOrder,
} from '#features/billing/subscriptions/rules/change-of-plan.ts';
import type { Person } from '#kernel/person.ts';
import type { Refusal } from '#kernel/refusal.ts';
import { type EndpointRoute, handle, handleInSteps } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { findBilling, storeBillingAddress } from './billing.ts';
import { cancellationChange, changeSubscription, resumptionChange } from './change-subscription.ts';
import {
  paymentWay,
  presentChange,
  presentReceipt,
  presentSubscription,
  startingSubscription,
} from './present.ts';
import { findOwnReceipt, listOwnReceipts } from './receipts.ts';
import { paySimulated } from './simulated-payment.ts';
import { findOwnSubscription } from './store.ts';
import { stripeWebhookRoute } from './stripe/follow-stripe.ts';
import { openStripe, stripePatienceOfPages } from './stripe/open-stripe.ts';
import { openPageAtStripe, payAtStripe } from './stripe/pay-at-stripe.ts';
import { openPortal } from './stripe/portal.ts';
import { confirmAtStripe } from './stripe/preview-at-stripe.ts';
import { withStripeRefusals } from './stripe/stripe-refusals.ts';

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
  const billingRow = await findBilling(services.db, company.companyId);
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
  const { dueCents } = changeOfPlan(
    startingSubscription(company.subscription, body, { config, now }),
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
        confirmAtStripe(services, await openStripe(stripe, stripePatienceOfPages), person.id, query),
      );
    const company = await findOwnSubscription(services.db, person.id);
    if (!company) throw refuse('noCompany');
    const now = services.clock.now();
    const subscription = startingSubscription(company.subscription, query, { config: services.config, now });
    return presentChange(changeOfPlan(subscription, query, now), {
      isDownwards: isDownwards(subscription, query, now),
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
        payAtStripe(services, await openStripe(stripe), payer, body),
      );
    },
    handle: async (context, continueAt) => {
      const { person, body, services, refuse } = context;
      const way = paymentWay(services.config);
      if (way === 'unavailable') throw refuse('paymentUnavailable');
      if (way === 'simulated') await paySimulated(services, person.id, body);
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
          openPageAtStripe(services, await openStripe(stripe), person.id),
        ));
      return { ...storedResponse, continueAt: continueAt ?? null };
    },
  }),

  handle(changeBilling, async (context) => {
    const { person, body, services, refuse } = context;
    if (!(await storeBillingAddress(services.db, person.id, body))) throw refuse('noCompany');
    return ownSubscription(context);
  }),

  handle(cancelSubscription, async (context) => {
    const outcome = await withStripeRefusals(context, () =>
      changeSubscription(context.services, context.person.id, cancellationChange),
    );
    if (outcome === 'notNow') throw context.refuse('notCancellable');
    return ownSubscription(context);
  }),

  handle(resumeSubscription, async (context) => {
    const outcome = await withStripeRefusals(context, () =>
      changeSubscription(context.services, context.person.id, resumptionChange),
    );
    if (outcome === 'notNow') throw context.refuse('notResumable');
    return ownSubscription(context);
  }),

  handle(managePayment, async (context) => {
    const { person, services, refuse } = context;
    const company = await findOwnSubscription(services.db, person.id);
    if (!company) throw refuse('noCompany');
    const customer = company.row?.stripeCustomerId;
    const { stripe } = services.config;
    if (!stripe || !customer) throw refuse('paymentUnavailable');
    const open = async () => openPortal(await openStripe(stripe), customer, services.config);
    return { continueAt: await withStripeRefusals(context, open) };
  }),

  handle(listReceipts, async ({ person, services }) =>
    (await listOwnReceipts(services.db, person.id)).map(presentReceipt),
  ),

  handle(downloadReceipt, async ({ person, params, language, services, refuse }) => {
    const row = await findOwnReceipt(services.db, person.id, params.id);
    if (!row) throw refuse('notFound');
    const strings = stringsOf(language);
    const { receiptName, receiptPdf } = await import('./receipt-pdf.ts');
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
