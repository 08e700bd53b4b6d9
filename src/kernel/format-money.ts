import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, decimals: 0 | 2): Intl.NumberFormat => {
  const key = `${language} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleTags[language], {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    });
    formats.set(key, format);
  }
  return format;
};

interface MoneyStyle {
  language: Language;
  /** Cents are written only on request, as on an invoice: always, or if there are any. */
  withCents?: boolean | 'where any';
}

/** Writes integer cents for a reader: 4820000 is €48,200, and a deduction has a minus before it. */
export const formatMoney = (cents: number | bigint, { language, withCents = false }: MoneyStyle): string => {
  if (typeof cents === 'number' && !Number.isSafeInteger(cents))
    throw new RangeError(`Not a number of cents: ${cents}`);
  const size = BigInt(cents) < 0n ? -BigInt(cents) : BigInt(cents);
  // Passed as text, the amount keeps all its digits and never becomes a floating-point number.
  const exact = `${size}e-2` as Intl.StringNumericLiteral;
  const hasCents = withCents === 'where any' ? size % 100n !== 0n : withCents;
  const text = formatOf(language, hasCents ? 2 : 0).format(exact);
  return cents < 0 ? `−${text}` : text;
};

/** Writes "€5,000–€10,000", with cents where the amounts have any; one amount if both ends are the same. */
export const formatMoneyRange = (
  fromCents: number | bigint,
  toCents: number | bigint,
  { language }: Pick<MoneyStyle, 'language'>,
): string => {
  const from = formatMoney(fromCents, { language, withCents: 'where any' });
  const to = formatMoney(toCents, { language, withCents: 'where any' });
  return from === to ? from : `${from}–${to}`;
};

/** Writes 12500.4 as €12,500. */
export const formatEuros = (euros: number, language: Language): string =>
  formatMoney(Math.round(euros * 100), { language });
