import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { createStripeClient } from './create-stripe-client.ts';

/** An erased company pays nothing more, and leaves no card behind. */
export const deleteStripeCustomerJob: JobDefinition = {
  name: 'forget-at-stripe',
  async run(payload, { config }) {
    if (!config.stripe) return;
    const { customerId } = payload as { customerId: string };
    const stripe = await createStripeClient(config.stripe);
    await stripe.customers.del(customerId);
  },
};
