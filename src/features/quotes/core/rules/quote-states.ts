/** They stand apart from the rules, because the routes, which every visitor downloads, name them. */
export const quoteStates = [
  'draft',
  'sent',
  'change-asked',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type QuoteState = (typeof quoteStates)[number];

/** Drafts and withdrawn quotes are not compared. */
export const comparedQuoteStates = [
  'sent',
  'change-asked',
  'accepted',
  'declined',
  'expired',
] as const satisfies readonly QuoteState[];
