import type { LockedRequest } from '#features/requests/core/server/index.ts';
import type { QuoteRow } from './store.ts';

/** The quote is locked, and so is its request if it is for one. */
export interface LockedQuote {
  quote: QuoteRow;
  lockedRequest: LockedRequest | null;
}
