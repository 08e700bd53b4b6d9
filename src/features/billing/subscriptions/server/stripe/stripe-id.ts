/** Stripe refers to an object by its id, or returns it whole. */
export const stripeId = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;
