import { readDecimal } from '#kernel/decimal.ts';

/** An amount as a person writes it, in cents: '29216', '29,216.50', '€ 29 216,50'. Null for anything else. */
export const readEuros = (written: string): bigint | null => {
  const bare = written.replace(/[€\s\u00a0\u202f']/g, '');
  const [, whole = '', decimals] = /^([\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(bare) ?? [];
  const digits = whole.replace(/[.,](?=\d{3}(?:[.,]|$))/g, '');
  const amount =
    digits === '' ? null : readDecimal(decimals === undefined ? digits : `${digits}.${decimals}`, 2);
  return amount === null || amount < 0n ? null : amount;
};
