import type { Refusal } from '#kernel/refusal.ts';
import type { Services } from '#server/services/services.ts';

/** Stripe would charge another sum than the shown one. */
export class BillDiffersError extends Error {}

interface RefusalContext {
  services: Services;
  refuse: (code: 'paymentRefused' | 'paymentAway' | 'billDiffers') => Refusal;
}

/** A refused card is reported to the payer; any other trouble with Stripe is ours, and is logged. */
export const withStripeRefusals = async <Result>(
  { services, refuse }: RefusalContext,
  work: () => Promise<Result>,
) => {
  try {
    return await work();
  } catch (error) {
    const { errors } = (await import('stripe')).default;
    if (error instanceof errors.StripeCardError) throw refuse('paymentRefused');
    const isOurs = error instanceof errors.StripeError || error instanceof BillDiffersError;
    if (!isOurs) throw error;
    services.log.error({ err: error }, 'Stripe');
    throw refuse(error instanceof BillDiffersError ? 'billDiffers' : 'paymentAway');
  }
};
