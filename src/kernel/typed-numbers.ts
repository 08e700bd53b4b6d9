import { readDecimal } from './decimal.ts';
import { formatPlain } from './format-amounts.ts';
import type { Language } from './language.ts';
import { type UnitOfWords, unitNamed } from './unit-words.ts';

/** A price or budget in euros, a percentage, or how much there is of something. */
export type NumberKind = 'price' | 'percent' | 'quantity';

export type NumberRules = {
  /** The most decimals that its field takes. */
  places: number;
  /** The decimal sign where it is known, as from the other cells of a column. */
  decimalSign?: ',' | '.' | null;
} & (
  | { kind: 'price' | 'percent' }
  /** The page's language decides what '1.234' is (reading 88). */
  | { kind: 'quantity'; language: Language }
);

/** Nobody types more into one cell, and nothing longer is looked at. */
export const LONGEST_TYPED = 60;

const EURO = /^(?:€|eur|euros?)\s?|\s?(?:€|eur|euros?)$/gi;
const PERCENT = /\s?%$/;
/** '54,-' and '54.–' are whole euros. */
const WHOLE_EUROS = /[.,]\s?[-–—]{1,2}(?=$|\s|€)/;
/** '24 m2', '54 €/m²'. */
const UNIT = /^(.*?\d\D*?)(?:\s?\/\s?|(?<=[\d€.,–—-])\s?)(\p{L}[\p{L} .-]{0,14}[23²³]?)$/u;
const EURO_WORD = /^(?:eur|euros?)$/i;
/** Thousands are parted by spaces or apostrophes alike, or not at all. */
const GROUPED = /^\d{1,3}(?:[ '’]\d{3})+$|^\d*$/;

const isGroup = (digits: string, sign: string) =>
  (sign === ',' ? /^\d{1,3}(?:,\d{3})+$/ : /^\d{1,3}(?:\.\d{3})+$/).test(digits);

export const decimalSignOf = (language: Language): ',' | '.' =>
  formatPlain('0.5', language).charAt(1) === ',' ? ',' : '.';

/** Digits before the decimal sign, without what parts their thousands; null where they are parted as no one does. */
const wholeOf = (digits: string, sign: string): string | null => {
  if (digits.includes(sign)) return isGroup(digits, sign) ? digits.replaceAll(sign, '') : null;
  return GROUPED.test(digits) ? digits.replace(/\D/g, '') : null;
};

/** Whether the three digits after the only sign are decimals. */
const areDecimals = (sign: string, rules: NumberRules): boolean => {
  if (rules.decimalSign) return sign === rules.decimalSign;
  // A percentage of a thousand is none.
  if (rules.kind === 'percent') return true;
  return rules.kind === 'quantity' && sign === decimalSignOf(rules.language);
};

/** '1.250,50' as ['1250', '50']; null for what is no number. */
const partsOf = (digits: string, rules: NumberRules): readonly [string, string] | null => {
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

/** What stands around the number and says no more than its cell does; null where it says something else. */
const bareOf = (text: string, kind: NumberKind): { digits: string; unit: UnitOfWords | null } | null => {
  const [, number, word] = UNIT.exec(text) ?? [];
  const unit = word === undefined || EURO_WORD.test(word) || kind === 'percent' ? null : unitNamed(word);
  const rest = unit && number !== undefined ? number : text;
  if (kind === 'percent') return { digits: rest.replace(PERCENT, ''), unit: null };
  if (kind === 'quantity') return { digits: rest, unit };
  return { digits: rest.trim().replace(WHOLE_EUROS, '').trim().replace(EURO, '').trim(), unit };
};

/** A pattern would begin again at each zero of a long text. */
const withoutLastZeros = (digits: string): string => {
  let end = digits.length;
  while (digits.charAt(end - 1) === '0') end -= 1;
  return digits.slice(0, end);
};

export interface TypedNumber {
  /** As it stands on the wire, without trailing zeros: '1250.5'. */
  number: string;
  /** The unit that was typed with it, as in '24 m2'. */
  unit: UnitOfWords | null;
}

/**
 * A number as people type it: '1 250,5', '1.250,50', '54,- €', '10 %', '24 m2'. Null for what is no number, or one with
 * more decimals than its field takes, and never a guess at it: whoever asks has to say so at the field. Empty is null too.
 */
export const readTyped = (typedText: string, rules: NumberRules): TypedNumber | null => {
  if (typedText.length > LONGEST_TYPED) return null;
  const text = typedText.replace(/\s+/g, ' ').trim();
  const bare = bareOf(text, rules.kind);
  const [, sign = '', digits = ''] = /^([-−–+]?) ?(.*)$/.exec(bare?.digits ?? '') ?? [];
  const parts = digits === '' ? null : partsOf(digits, rules);
  if (!parts) return null;
  const whole = parts[0].replace(/^0+(?=\d)/, '');
  const decimals = withoutLastZeros(parts[1]);
  const size = decimals === '' ? whole : `${whole}.${decimals}`;
  const number = sign !== '' && sign !== '+' && size !== '0' ? `-${size}` : size;
  return readDecimal(number, rules.places) === null ? null : { number, unit: bare?.unit ?? null };
};

/** The number alone. */
export const readTypedNumber = (typedText: string, rules: NumberRules): string | null =>
  readTyped(typedText, rules)?.number ?? null;

/**
 * A number of the wire as a field holds it: with the language's own sign, nothing between thousands, and so that it is
 * read for the same again. A price has none, two or four decimals: with three it would be read for thousands.
 */
export const asTyped = (amount: string, language: Language, kind: NumberKind): string => {
  const [whole = '', decimals = ''] = amount.split('.');
  const bare = withoutLastZeros(decimals);
  if (bare === '') return whole;
  const padded = kind === 'price' && bare.length % 2 === 1 ? `${bare}0` : bare;
  return `${whole}${decimalSignOf(language)}${padded}`;
};
