import type { Refusal } from '#kernel/refusal.ts';
import type { Tools } from '#server/tools.ts';

interface Asking {
  tools: Tools;
  refuse: (code: 'paymentRefused' | 'paymentAway') => Refusal;
}

/** A card that is refused is the payer's to know; any other trouble with Stripe is ours, and is noted. */
export const withStripeRefusals = async <Result>({ tools, refuse }: Asking, work: () => Promise<Result>) => {
  try {
    return await work();
  } catch (error) {
    const { errors } = (await import('stripe')).default;
    if (error instanceof errors.StripeCardError) throw refuse('paymentRefused');
    if (!(error instanceof errors.StripeError)) throw error;
    tools.log.error({ err: error }, 'Stripe');
    throw refuse('paymentAway');
  }
};
