import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { parseTypedDecimal } from '#kernel/typed-numbers.ts';

const CENTS = 2;

/** Reads cents from an amount as people write it: '29216', '29,216.50', '€ 29 216,50'. Returns null for anything else. */
export const parseEuroCents = (text: string): bigint | null => {
  const amount = parseTypedDecimal(text, { kind: 'price', places: CENTS });
  return amount === null || amount.startsWith('-') ? null : parseDecimalOrThrow(amount, CENTS);
};
