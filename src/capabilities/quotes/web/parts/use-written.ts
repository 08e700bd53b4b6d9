import { formatAmount, formatPlain } from '#kernel/written-amounts.ts';
import { useStringsSource } from '#web/strings.tsx';

/** Numbers of a table of sums, as the reader's language writes them: '1140.00' is 1,140.00, without the sign of euros. */
export const useWritten = () => {
  const { language } = useStringsSource();
  return {
    /** With its cents. */
    sum: (written: string) => formatAmount(written, language),
    /** With the decimals it was written with. */
    plain: (written: string) => formatPlain(written, language),
  };
};
