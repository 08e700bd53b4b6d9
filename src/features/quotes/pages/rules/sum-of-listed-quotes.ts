import type { ListedQuote } from '#features/quotes/core/contract/shapes.ts';
import { centsAsDecimal, DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';

type Counted = Pick<ListedQuote, 'state' | 'total' | 'withdrawnAt' | 'contractEndedAt'>;

/**
 * Returns whether a quote counts in the sum above it. One whose contract is over, or that nobody took, does not. A
 * client's open quotes do not count either: of those for one job they take one.
 */
const counts = ({ state, withdrawnAt, contractEndedAt }: Counted, isCompany: boolean): boolean => {
  if (state === 'accepted') return withdrawnAt === null && contractEndedAt === null;
  return isCompany && (state === 'draft' || isQuoteOpen(state));
};

/** Returns null if none of the quotes counts. */
export const sumOfListedQuotes = (quotes: readonly Counted[], isCompany: boolean): string | null => {
  const countedQuotes = quotes.filter((quote) => counts(quote, isCompany));
  if (countedQuotes.length === 0) return null;
  return centsAsDecimal(
    countedQuotes.reduce(
      (sum, { total }) => sum + parseDecimalOrThrow(total, DECIMAL_PLACES_BY_KIND.money),
      0n,
    ),
  );
};
