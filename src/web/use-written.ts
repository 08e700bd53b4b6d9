import { useMemo } from 'react';
import { asTyped, type NumberKind } from '#kernel/typed-numbers.ts';
import { formatAmount, formatPlain, formatPrice } from '#kernel/written-amounts.ts';
import { useStringsSource } from './strings.tsx';

/** Numbers of a table of sums, as the reader's language writes them: '1140.00' is 1,140.00, without the sign of euros. */
export const useWritten = () => {
  const { language } = useStringsSource();
  // The same while the language is: rows that are not drawn again are given these.
  return useMemo(
    () => ({
      /** With its cents. */
      sum: (written: string) => formatAmount(written, language),
      /** With the decimals it was written with. */
      plain: (written: string) => formatPlain(written, language),
      /** Of a unit, with the sign of euros: it may have more decimals than a sum. */
      price: (written: string) => formatPrice(written, language),
      /** As a field holds it, where it is typed on. */
      typed: (written: string, kind: NumberKind) => asTyped(written, language, kind),
    }),
    [language],
  );
};
