import type { LockedRequest } from '#features/requests/core/server/index.ts';
import type { QuoteRow } from './store.ts';

/** A quote that nobody else changes meanwhile, and its request where it is for one. */
export interface LockedQuote {
  quote: QuoteRow;
  lockedRequest: LockedRequest | null;
}
