import { useMemo } from 'react';
import { formatAmount, formatDecimal, formatUnitPrice } from '#kernel/format-amounts.ts';
import { formatTypedNumber, type TypedNumberKind } from '#kernel/typed-numbers.ts';
import { useStringsSource } from './strings.tsx';

/** Writes numbers of a table of sums in the reader's language: '1140.00' is 1,140.00, without the sign of euros. */
export const useDecimalFormat = () => {
  const { language } = useStringsSource();
  // The object is the same while the language is: rows that get it need no new rendering.
  return useMemo(
    () => ({
      sum: (amount: string) => formatAmount(amount, language),
      /** Shows the decimals it was written with. */
      plain: (amount: string) => formatDecimal(amount, language),
      /** A unit's price has the sign of euros and may have more decimals than a sum. */
      price: (amount: string) => formatUnitPrice(amount, language),
      /** Writes it as a field holds it while one types. */
      typed: (amount: string, kind: TypedNumberKind) => formatTypedNumber(amount, language, kind),
    }),
    [language],
  );
};
