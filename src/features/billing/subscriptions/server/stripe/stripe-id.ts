/** Stripe names what belongs to something by its id, or hands it out whole. */
export const stripeId = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;
