import type { Language } from './language.ts';

const locales: Record<Language, string> = { en: 'en-GB' };

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, decimals: 0 | 2): Intl.NumberFormat => {
  const key = `${language} ${decimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(locales[language], {
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
  language?: Language;
  /** Cents are written only where they are asked for, as on an invoice. */
  withCents?: boolean;
}

/** Integer cents as a person reads them: 4820000 is €48,200. */
export const formatMoney = (
  cents: number,
  { language = 'en', withCents = false }: MoneyStyle = {},
): string => {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`Not a number of cents: ${cents}`);
  return formatOf(language, withCents ? 2 : 0).format(cents / 100);
};

/** "€5,000–€10,000"; one amount where both ends are the same. */
export const formatMoneyRange = (fromCents: number, toCents: number, style: MoneyStyle = {}): string => {
  const from = formatMoney(fromCents, style);
  const to = formatMoney(toCents, style);
  return from === to ? from : `${from}–${to}`;
};
