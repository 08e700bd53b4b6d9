import { decimalOf } from '#kernel/decimal.ts';
import { readTypedNumber } from '#kernel/typed-numbers.ts';

const CENTS = 2;

/** An amount as a person writes it, in cents: '29216', '29,216.50', '€ 29 216,50'. Null for anything else. */
export const readEuros = (text: string): bigint | null => {
  const amount = readTypedNumber(text, { kind: 'price', places: CENTS });
  return amount === null || amount.startsWith('-') ? null : decimalOf(amount, CENTS);
};
