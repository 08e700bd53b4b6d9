import type { LineKind, LineUnit } from './line-kinds-and-units.ts';

/** The book of one company has at most this many. */
export const MAX_PRICE_BOOK_ENTRIES = 5000;

export const MAX_PRICE_GROUP_LENGTH = 80;

/** A file with so many bytes has room for a whole book. */
export const MAX_PRICE_LIST_BYTES = 1_000_000;

/** At most this many faults of a file are listed; all are counted. */
export const MAX_LISTED_FAULTS = 20;

/** At most this many stand under the line that is being typed. */
export const MAX_PRICE_SUGGESTIONS = 8;

/** The book is searched from this many letters on. */
export const MIN_SEARCH_LETTERS = 2;

/** A search has at most this length. */
export const MAX_SEARCH_LENGTH = 120;

/** The price book learns this from a line that was sent. */
export interface PricedWork {
  description: string;
  kind: LineKind;
  unit: LineUnit;
  unitPrice: string;
  vatRate: number;
}
