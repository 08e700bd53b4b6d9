import { useMemo } from 'react';
import { formatAmount, formatPlain, formatPrice } from '#kernel/format-amounts.ts';
import { asTyped, type NumberKind } from '#kernel/typed-numbers.ts';
import { useStringsSource } from './strings.tsx';

/** Numbers of a table of sums, as the reader's language writes them: '1140.00' is 1,140.00, without the sign of euros. */
export const useNumberFormat = () => {
  const { language } = useStringsSource();
  // The same while the language is: rows that are not drawn again are given these.
  return useMemo(
    () => ({
      /** With its cents. */
      sum: (amount: string) => formatAmount(amount, language),
      /** With the decimals it was written with. */
      plain: (amount: string) => formatPlain(amount, language),
      /** Of a unit, with the sign of euros: it may have more decimals than a sum. */
      price: (amount: string) => formatPrice(amount, language),
      /** As a field holds it, where it is typed on. */
      typed: (amount: string, kind: NumberKind) => asTyped(amount, language, kind),
    }),
    [language],
  );
};
