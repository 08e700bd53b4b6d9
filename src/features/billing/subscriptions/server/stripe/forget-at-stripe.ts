import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { openStripe } from './open-stripe.ts';

/** An erased company pays nothing more, and leaves no card behind. */
export const forgetAtStripe: JobDefinition = {
  name: 'forget-at-stripe',
  async run(payload, { config }) {
    if (!config.stripe) return;
    const { customerId } = payload as { customerId: string };
    const stripe = await openStripe(config.stripe);
    await stripe.customers.del(customerId);
  },
};
