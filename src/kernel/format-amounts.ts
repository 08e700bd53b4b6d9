import type { Language } from './language.ts';
import { numberLocaleTags } from './locale-tags.ts';

const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (language: Language, least: number, maxDecimals: number): Intl.NumberFormat => {
  const key = `${language} ${least} ${maxDecimals}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleTags[language], {
      minimumFractionDigits: least,
      maximumFractionDigits: maxDecimals,
    });
    formats.set(key, format);
  }
  return format;
};

// A decimal that is passed as text keeps all its digits.
const exact = (amount: string) => amount as Intl.StringNumericLiteral;

/** Writes an amount of the wire for a column of sums: '2738.5' is 2,738.50. */
export const formatAmount = (amount: string, language: Language): string =>
  formatOf(language, 2, 2).format(exact(amount)).replace('-', '−');

const sums = new Map<Language, Intl.NumberFormat>();

/** Writes an amount with the euro sign where the language puts it: '2738.5' is €2,738.50. */
export const formatEuroAmount = (amount: string, language: Language): string => {
  let format = sums.get(language);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleTags[language], { style: 'currency', currency: 'EUR' });
    sums.set(language, format);
  }
  return format.format(exact(amount)).replace('-', '−');
};

const prices = new Map<Language, Intl.NumberFormat>();

const PRICE_DECIMALS = 4;

/** Writes a unit price, which may have four decimals: '7.1234' is €7.1234, and '7.1' is €7.10. */
export const formatUnitPrice = (amount: string, language: Language): string => {
  let format = prices.get(language);
  if (!format) {
    format = new Intl.NumberFormat(numberLocaleTags[language], {
      style: 'currency',
      currency: 'EUR',
      maximumFractionDigits: PRICE_DECIMALS,
    });
    prices.set(language, format);
  }
  return format.format(exact(amount)).replace('-', '−');
};

/** Writes a quantity, a price or a percentage with as many decimals as it has on the wire. */
export const formatDecimal = (amount: string, language: Language): string => {
  const decimals = amount.split('.')[1]?.length ?? 0;
  return formatOf(language, decimals, decimals).format(exact(amount)).replace('-', '−');
};
