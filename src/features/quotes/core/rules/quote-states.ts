/** Apart from what may be done in which: the addresses of pages, which every visitor downloads, name them. */
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
