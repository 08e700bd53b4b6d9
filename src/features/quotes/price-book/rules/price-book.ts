import type { LineKind, Unit } from './line-kinds.ts';

/** The book of one company has at most this many. */
export const MOST_ENTRIES = 5000;

/** At most this many stand under the line that is being typed. */
export const MOST_SUGGESTIONS = 8;

/** The book is searched from this many letters on. */
export const FEWEST_LETTERS = 2;

/** A search has at most this length. */
export const LONGEST_SEARCH = 120;

/** The price book learns this from a line that was sent. */
export interface PricedWork {
  description: string;
  kind: LineKind;
  unit: Unit;
  unitPrice: string;
  vatRate: number;
}
