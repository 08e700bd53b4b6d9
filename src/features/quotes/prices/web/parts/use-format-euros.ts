import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { useFormat } from '#web/use-format.ts';

/** Formats '4200.00' as €4,200, with cents if they count. */
export const useFormatEuros = () => {
  const format = useFormat();
  return {
    whole: (amount: string | bigint) =>
      format.money(typeof amount === 'bigint' ? amount : parseDecimalOrThrow(amount, 2)),
    cents: (amount: bigint) => format.moneyWithCents(amount),
  };
};
