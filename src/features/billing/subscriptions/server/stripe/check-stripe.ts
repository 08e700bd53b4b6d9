import { createStripeClient, type StripeSettings, stripeTimeoutsForPages } from './create-stripe-client.ts';

/** docs/settings.md tells an operator to enable these events there. */
const wanted = [
  'checkout.session.completed',
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'invoice.paid',
];

export type StripeCheckResult =
  | { state: 'right' }
  | { state: 'refused'; code: string }
  | { state: 'noWebhook' }
  | { state: 'eventsMissing'; events: string[] };

/** Checks that the key opens Stripe, and that Stripe posts the wanted events to this address. */
export const checkStripe = async (settings: StripeSettings, address: string): Promise<StripeCheckResult> => {
  const stripe = await createStripeClient(settings, stripeTimeoutsForPages);
  try {
    const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
    const enabled = data
      .filter(({ url, status }) => url === address && status === 'enabled')
      .flatMap(({ enabled_events: events }) => events);
    if (enabled.length === 0) return { state: 'noWebhook' };
    const events = wanted.filter((event) => !enabled.some((one) => one === '*' || one === event));
    return events.length > 0 ? { state: 'eventsMissing', events } : { state: 'right' };
  } catch (error) {
    const { statusCode, code, type } = error as { statusCode?: number; code?: string; type?: string };
    return { state: 'refused', code: String(statusCode ?? code ?? type ?? 'unknown') };
  }
};
