import type { LineKind, Unit } from './line-kinds.ts';

/** In the book of one company. */
export const MOST_ENTRIES = 5000;

/** Under the line that is being typed. */
export const MOST_SUGGESTIONS = 8;

/** From so many letters on the book is looked into. */
export const FEWEST_LETTERS = 2;

/** A search has at most this length. */
export const LONGEST_SEARCH = 120;

/** A line that was sent, as far as the book is concerned. */
export interface PricedWork {
  description: string;
  kind: LineKind;
  unit: Unit;
  unitPrice: string;
  vatRate: number;
}
