import type Stripe from 'stripe';
import type { Config } from '#server/config/config.ts';
import { makeOutsideCall } from '#server/processes/outside-calls-and-transactions.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

/** Limits Stripe's time for a response, and its retries. */
interface Patience {
  timeoutMs: number;
  retries: number;
}

const stripePatience: Patience = { timeoutMs: 10_000, retries: 2 };

/** Somebody sees a page that waits for it. */
export const stripeTimeoutsForPages: Patience = { timeoutMs: 4_000, retries: 0 };

/** Imported only where Stripe is set up: it is large, and a server without it starts sooner. */
export const createStripeClient = async (
  { secretKey, apiBase }: StripeSettings,
  { timeoutMs, retries } = stripePatience,
): Promise<Stripe> => {
  const { default: StripeApi } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase);
  const httpClient = StripeApi.createNodeHttpClient();
  const makeRequest = httpClient.makeRequest.bind(httpClient);
  httpClient.makeRequest = (...parameters) => makeOutsideCall('Stripe', () => makeRequest(...parameters));
  return new StripeApi(secretKey, {
    httpClient,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    ...(port && { port }),
    telemetry: false,
  });
};
