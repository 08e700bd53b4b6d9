/** Stripe refers to an object by its id, or returns it whole. */
export const stripeIdOf = (reference: string | { id: string } | null | undefined): string | undefined =>
  typeof reference === 'string' ? reference : reference?.id;
