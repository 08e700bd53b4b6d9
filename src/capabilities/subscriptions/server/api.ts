import { Readable } from 'node:stream';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import { answer, answerInSteps, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
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
} from '#subscriptions/contract/subscriptions.ts';
import { changeOfPlan, isDownwards, type PlanChoice } from '#subscriptions/rules/change-of-plan.ts';
import { findBilling, storeBilling } from './billing.ts';
import { cancellationChange, changeSubscription, resumptionChange } from './change-subscription.ts';
import { heldFor, paymentWay, presentChange, presentReceipt, presentSubscription } from './present.ts';
import { findOwnReceipt, listOwnReceipts } from './receipts.ts';
import { paySimulated } from './simulated-payment.ts';
import { findOwnSubscription } from './store.ts';
import { stripeWebhookRoute } from './stripe/follow-stripe.ts';
import { openStripe, stripePatienceOfPages } from './stripe/open-stripe.ts';
import { openPageAtStripe, payAtStripe } from './stripe/pay-at-stripe.ts';
import { openPortal } from './stripe/portal.ts';
import { confirmAtStripe } from './stripe/preview-at-stripe.ts';
import { withStripeRefusals } from './stripe/stripe-refusals.ts';

interface Asking {
  person: Person;
  tools: Tools;
  refuse: (code: 'noCompany') => Refusal;
}

interface Paying extends Omit<Asking, 'refuse'> {
  body: PlanChoice & { dueCents?: number | undefined };
  refuse: (code: 'billDiffers') => Refusal;
}

const ownSubscription = async ({ person, tools, refuse }: Asking) => {
  const own = await findOwnSubscription(tools.db, person.id);
  if (!own) throw refuse('noCompany');
  const known = await findBilling(tools.db, own.companyId);
  if (!known) throw refuse('noCompany');
  const { config, clock } = tools;
  return presentSubscription(own.subscription, known.billing, { config, now: clock.now() });
};

/** Nobody pays another sum than the one they were shown: days pass, and so may a payment in another tab. */
const refuseOtherSum = async ({ person, body, tools, refuse }: Paying) => {
  const own = await findOwnSubscription(tools.db, person.id);
  if (body.dueCents === undefined || !own) return;
  const { config, clock } = tools;
  const now = clock.now();
  const { dueCents } = changeOfPlan(heldFor(own.subscription, body, { config, now }), body, now);
  if (dueCents !== body.dueCents) throw refuse('billDiffers');
};

export const routes: readonly Route[] = [
  answer(getSubscription, ownSubscription),

  answer(previewPlanChange, async (asking) => {
    const { person, query, tools, refuse } = asking;
    const { stripe } = tools.config;
    if (stripe)
      await withStripeRefusals(asking, async () =>
        confirmAtStripe(tools, await openStripe(stripe, stripePatienceOfPages), person.id, query),
      );
    const own = await findOwnSubscription(tools.db, person.id);
    if (!own) throw refuse('noCompany');
    const now = tools.clock.now();
    const subscription = heldFor(own.subscription, query, { config: tools.config, now });
    return presentChange(changeOfPlan(subscription, query, now), {
      isDownwards: isDownwards(subscription, query, now),
      now,
    });
  }),

  answerInSteps(payForPlan, {
    prepare: async (asking) => {
      const { person, account, body, tools, refuse } = asking;
      const { isBillable } = await ownSubscription(asking);
      if (!isBillable) throw refuse('noBillingAddress');
      await refuseOtherSum(asking);
      const { stripe } = tools.config;
      if (!stripe) return null;
      const payer = { userId: person.id, email: account?.email ?? '' };
      return withStripeRefusals(asking, async () =>
        payAtStripe(tools, await openStripe(stripe), payer, body),
      );
    },
    handle: async (asking, continueAt) => {
      const { person, body, tools, refuse } = asking;
      const way = paymentWay(tools.config);
      if (way === 'unavailable') throw refuse('paymentUnavailable');
      if (way === 'simulated') await paySimulated(tools, person.id, body);
      return { subscription: await ownSubscription(asking), continueAt };
    },
    // Whoever has the address pays there, and sees who pays: it stands at Stripe alone.
    stored: (answered) => ({ ...answered, continueAt: null }),
    repeat: async (asking, stored) => {
      const { person, tools } = asking;
      const { stripe } = tools.config;
      const continueAt =
        stripe &&
        (await withStripeRefusals(asking, async () =>
          openPageAtStripe(tools, await openStripe(stripe), person.id),
        ));
      return { ...stored, continueAt: continueAt ?? null };
    },
  }),

  answer(changeBilling, async (asking) => {
    const { person, body, tools, refuse } = asking;
    if (!(await storeBilling(tools.db, person.id, body))) throw refuse('noCompany');
    return ownSubscription(asking);
  }),

  answer(cancelSubscription, async (asking) => {
    const outcome = await withStripeRefusals(asking, () =>
      changeSubscription(asking.tools, asking.person.id, cancellationChange),
    );
    if (outcome === 'notNow') throw asking.refuse('notCancellable');
    return ownSubscription(asking);
  }),

  answer(resumeSubscription, async (asking) => {
    const outcome = await withStripeRefusals(asking, () =>
      changeSubscription(asking.tools, asking.person.id, resumptionChange),
    );
    if (outcome === 'notNow') throw asking.refuse('notResumable');
    return ownSubscription(asking);
  }),

  answer(managePayment, async (asking) => {
    const { person, tools, refuse } = asking;
    const own = await findOwnSubscription(tools.db, person.id);
    if (!own) throw refuse('noCompany');
    const customer = own.row?.stripeCustomerId;
    const { stripe } = tools.config;
    if (!stripe || !customer) throw refuse('paymentUnavailable');
    const open = async () => openPortal(await openStripe(stripe), customer, tools.config);
    return { continueAt: await withStripeRefusals(asking, open) };
  }),

  answer(listReceipts, async ({ person, tools }) =>
    (await listOwnReceipts(tools.db, person.id)).map(presentReceipt),
  ),

  answer(downloadReceipt, async ({ person, params, language, tools, refuse }) => {
    const row = await findOwnReceipt(tools.db, person.id, params.id);
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
