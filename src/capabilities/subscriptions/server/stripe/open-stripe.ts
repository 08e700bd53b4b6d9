import type Stripe from 'stripe';
import type { Config } from '#server/config.ts';

export type StripeSettings = NonNullable<Config['stripe']>;

const TIMEOUT_MS = 10_000;

/** Fetched only where it is set up: it is large, and a server without it starts sooner. */
export const openStripe = async ({ secretKey, apiBase }: StripeSettings): Promise<Stripe> => {
  const { default: StripeApi } = await import('stripe');
  const { protocol, hostname, port } = new URL(apiBase);
  return new StripeApi(secretKey, {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    timeout: TIMEOUT_MS,
    ...(port && { port }),
    telemetry: false,
  });
};
