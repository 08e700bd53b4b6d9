import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { useFormat } from '#web/use-format.ts';

/** Formats amounts of the wire as people read them: '2738.00' is €2,738.00. */
export const useFormatAmount = () => {
  const format = useFormat();
  return (amount: string): string =>
    format.moneyWithCents(parseDecimalOrThrow(amount, DECIMAL_PLACES_BY_KIND.money));
};

/** Formats a calendar day with its year. */
export const useFormatDay = () => {
  const format = useFormat();
  return (day: string): string => format.longDate(new Date(`${day}T12:00:00Z`));
};
