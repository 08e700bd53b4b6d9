import { parseDecimal } from './decimal.ts';
import { formatDecimal } from './format-amounts.ts';
import type { Language } from './language.ts';
import { type MeasurementUnit, unitOfWord } from './unit-words.ts';

/** The kinds are a price or budget in euros, a percentage, and an amount of something. */
export type TypedNumberKind = 'price' | 'percent' | 'quantity';

export type TypedNumberRules = {
  /** The field accepts at most this many decimals. */
  places: number;
  /** The decimal sign may be known, as from the other cells of a column. */
  decimalSign?: ',' | '.' | null;
} & (
  | { kind: 'price' | 'percent' }
  /** The page's language decides how '1.234' is read (reading 88). */
  | { kind: 'quantity'; language: Language }
);

/** Nobody types more into one cell, so longer text is refused unread. */
export const MAX_TYPED_NUMBER_LENGTH = 60;

const EURO = /^(?:€|eur|euros?)\s?|\s?(?:€|eur|euros?)$/gi;
const PERCENT = /\s?%$/;
/** '54,-' and '54.–' are whole euros. */
const WHOLE_EUROS = /[.,]\s?[-–—]{1,2}(?=$|\s|€)/;
/** The unit may follow a number or price: '24 m2', '54 €/m²'. */
const UNIT = /^(.*?\d\D*?)(?:\s?\/\s?|(?<=[\d€.,–—-])\s?)(\p{L}[\p{L} .-]{0,14}[23²³]?)$/u;
const EURO_WORD = /^(?:eur|euros?)$/i;
/** Thousands are all separated by spaces or apostrophes, or not at all. */
const GROUPED = /^\d{1,3}(?:[ '’]\d{3})+$|^\d*$/;

const isGroup = (digits: string, sign: string) =>
  (sign === ',' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/).test(digits);

export const decimalSignOf = (language: Language): ',' | '.' =>
  formatDecimal('0.5', language).charAt(1) === ',' ? ',' : '.';

/** Removes the separators of thousands; null if they stand where nobody puts them. */
const wholeOf = (digits: string, sign: string): string | null => {
  if (digits.includes(sign)) return isGroup(digits, sign) ? digits.replaceAll(sign, '') : null;
  return GROUPED.test(digits) ? digits.replace(/\D/g, '') : null;
};

/** Says whether the three digits after the only sign are decimals. */
const areDecimals = (sign: string, rules: TypedNumberRules): boolean => {
  if (rules.decimalSign) return sign === rules.decimalSign;
  // Nobody means a percentage of a thousand.
  if (rules.kind === 'percent') return true;
  return rules.kind === 'quantity' && sign === decimalSignOf(rules.language);
};

/** Splits '1.250,50' into ['1250', '50']; null if it is no number. */
const partsOf = (digits: string, rules: TypedNumberRules): readonly [string, string] | null => {
  const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
  if (last < 0) {
    const whole = wholeOf(digits, '.');
    return whole ? [whole, ''] : null;
  }
  const sign = digits.charAt(last);
  const otherSign = sign === ',' ? '.' : ',';
  if (digits.indexOf(sign) !== last) return isGroup(digits, sign) ? [digits.replaceAll(sign, ''), ''] : null;
  const [wholePart, decimalPart] = [digits.slice(0, last), digits.slice(last + 1)];
  const isThousand =
    /^[1-9]\d{0,2}$/.test(wholePart) && /^\d{3}$/.test(decimalPart) && !areDecimals(sign, rules);
  if (isThousand) return [wholePart + decimalPart, ''];
  const whole = wholeOf(wholePart, otherSign);
  if (whole === null || !/^\d*$/.test(decimalPart) || whole + decimalPart === '') return null;
  return [whole || '0', decimalPart];
};

/** Separates the unit, and removes the signs that the cell itself implies. */
const bareOf = (
  text: string,
  kind: TypedNumberKind,
): { digits: string; unit: MeasurementUnit | null } | null => {
  const [, number, word] = UNIT.exec(text) ?? [];
  const unit = word === undefined || EURO_WORD.test(word) || kind === 'percent' ? null : unitOfWord(word);
  const rest = unit && number !== undefined ? number : text;
  if (kind === 'percent') return { digits: rest.replace(PERCENT, ''), unit: null };
  if (kind === 'quantity') return { digits: rest, unit };
  return { digits: rest.trim().replace(WHOLE_EUROS, '').trim().replace(EURO, '').trim(), unit };
};

/** A regular expression would start again at each zero of a long text. */
const withoutLastZeros = (digits: string): string => {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
};

export interface TypedNumber {
  /** The number is written as on the wire, without trailing zeros: '1250.5'. */
  number: string;
  /** The unit was typed with the number, as in '24 m2'. */
  unit: MeasurementUnit | null;
}

/**
 * Reads a number as people type it: '1 250,5', '1.250,50', '54,- €', '10 %', '24 m2'. Null if it is no number, or has
 * more decimals than the field accepts; it never guesses, so the caller has to report it at the field. Empty text is
 * null too.
 */
export const parseNumberWithUnit = (typedText: string, rules: TypedNumberRules): TypedNumber | null => {
  if (typedText.length > MAX_TYPED_NUMBER_LENGTH) return null;
  const text = typedText.replace(/\s+/g, ' ').trim();
  const bare = bareOf(text, rules.kind);
  const [, sign = '', digits = ''] = /^([-−–+]?) ?(.*)$/.exec(bare?.digits ?? '') ?? [];
  const parts = digits === '' ? null : partsOf(digits, rules);
  if (!parts) return null;
  const whole = parts[0].replace(/^0+(?=\d)/, '');
  const decimals = withoutLastZeros(parts[1]);
  const size = decimals === '' ? whole : `${whole}.${decimals}`;
  const number = sign !== '' && sign !== '+' && size !== '0' ? `-${size}` : size;
  return parseDecimal(number, rules.places) === null ? null : { number, unit: bare?.unit ?? null };
};

export const parseTypedDecimal = (typedText: string, rules: TypedNumberRules): string | null =>
  parseNumberWithUnit(typedText, rules)?.number ?? null;

/**
 * Writes a number of the wire for a field: with the language's decimal sign, nothing between thousands, and so that it
 * reads back the same. A price has none, two or four decimals, because three would be read as thousands.
 */
export const formatTypedNumber = (amount: string, language: Language, kind: TypedNumberKind): string => {
  const [whole = '', decimals = ''] = amount.split('.');
  const bare = withoutLastZeros(decimals);
  if (bare === '') return whole;
  const padded = kind === 'price' && bare.length % 2 === 1 ? `${bare}0` : bare;
  return `${whole}${decimalSignOf(language)}${padded}`;
};
