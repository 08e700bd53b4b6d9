import type {
  Exclusion,
  HeadUnreadable,
  Inclusion,
  LineNumberField,
  PlanPart,
  UnreadableFields,
} from '#features/quotes/core/rules/quote-content.ts';
import { MOST_DAYS, MOST_MONTHS, MOST_PRICE, MOST_QUANTITY } from '#features/quotes/core/rules/quotes.ts';
import {
  DECIMAL_PLACES,
  HUNDRED_PERCENT,
  MOST_CENTS,
  netOf,
  type PricedLine,
} from '#features/quotes/core/rules/sums.ts';
import type { LineKind, Unit } from '#features/quotes/price-book/rules/line-kinds.ts';
import { type IsoDay, isIsoDay } from '#kernel/calendar.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import { parseWholeNumber } from '#kernel/parse-whole-number.ts';
import {
  formatTypedNumber,
  MAX_TYPED_NUMBER_LENGTH,
  parseNumberWithUnit,
  type TypedNumber,
} from '#kernel/typed-numbers.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';

/** Numbers of a line stand as they are typed. */
export interface DraftLine {
  /** Only the screen knows it, and it is the same for as long as that is open. */
  key: string;
  /** The server assigns it; null until then. */
  id: number | null;
  kind: LineKind | null;
  description: string;
  quantity: string;
  unit: Unit | null;
  unitPrice: string;
  discountPercent: string;
  vatRate: number | null;
  isOptional: boolean;
  mayBeReduced: boolean;
}

export interface DraftSection {
  title: string;
  lines: readonly DraftLine[];
}

/** The fields stand as they are typed. */
export interface DraftSite {
  commune: string;
  postalCode: string;
  street: string;
  isMainResidence: boolean | null;
  builtYear: string;
}

export interface QuoteDraft {
  object: string;
  site: DraftSite;
  paperLanguage: Language;
  intro: string;
  conditions: string;
  /** A text that is no day stays as it was typed. */
  validUntil: string | null;
  startsOn: string | null;
  durationDays: string;
  warrantyMonths: string;
  sections: readonly DraftSection[];
  exclusions: readonly Exclusion[];
  inclusions: readonly Inclusion[];
  plan: readonly PlanPart[];
}

/** The language and the kind of quote decide how its typed cells are read. */
export interface CellRules {
  language: Language;
  /** Only change orders may have negative prices. */
  isChange: boolean;
}

const kindOf = { quantity: 'quantity', unitPrice: 'price', discountPercent: 'percent' } as const;
const placesOf = {
  quantity: DECIMAL_PLACES.quantity,
  unitPrice: DECIMAL_PLACES.price,
  discountPercent: DECIMAL_PLACES.percent,
} as const;

export const isWithin = (name: LineNumberField, number: string, { isChange }: CellRules): boolean => {
  const units = parseDecimalOrThrow(number, placesOf[name]);
  const scaled = (limit: bigint) => limit * 10n ** BigInt(placesOf[name]);
  if (name === 'discountPercent') return units >= 0n && units <= HUNDRED_PERCENT;
  if (name === 'quantity') return units > 0n && units < scaled(MOST_QUANTITY);
  const size = units < 0n ? -units : units;
  return size < scaled(MOST_PRICE) && (units >= 0n || isChange);
};

/** Returns the number of a cell and the unit beside it; null if the cell takes no such text. */
export const readCell = (name: LineNumberField, text: string, rules: CellRules): TypedNumber | null => {
  const read = parseNumberWithUnit(text, {
    kind: kindOf[name],
    places: placesOf[name],
    language: rules.language,
  });
  return read && isWithin(name, read.number, rules) ? read : null;
};

/** A unit typed with a quantity becomes the line's; one typed with a price only if the line has none. */
export const unitAfter = (
  name: LineNumberField,
  { unit }: TypedNumber,
  currentUnit: Unit | null,
): Unit | null => (name === 'quantity' ? (unit ?? currentUnit) : (currentUnit ?? unit));

/** Formats an understood number for its cell. */
export const cellOf = (name: LineNumberField, value: string, language: Language): string =>
  formatTypedNumber(value, language, kindOf[name]);

/** Returns a cell for the wire, with the typed text in its place if it is no number. */
const wireOf = (name: LineNumberField, text: string, rules: CellRules) => {
  const number = readCell(name, text, rules)?.number ?? null;
  const isUnread = number === null && text.trim() !== '';
  return { number, unreadable: isUnread ? text.trim().slice(0, MAX_TYPED_NUMBER_LENGTH) : undefined };
};

export interface NumericLine extends PricedLine {
  readonly unreadable?: UnreadableFields;
}

const lineCache = new WeakMap<DraftLine, NumericLine>();

/** Reads a line as numbers; unreadable ones are left out and named. Results are cached: a key changes one of 300 lines. */
export const readLine = (line: DraftLine, rules: CellRules): NumericLine => {
  const cached = lineCache.get(line);
  if (cached) return cached;
  const quantity = wireOf('quantity', line.quantity, rules);
  const unitPrice = wireOf('unitPrice', line.unitPrice, rules);
  const discount = wireOf('discountPercent', line.discountPercent, rules);
  const priced = {
    quantity: quantity.number,
    unitPrice: unitPrice.number,
    discountPercent: discount.number ?? '0',
    vatRate: line.vatRate,
    isOptional: line.isOptional,
    mayBeReduced: line.mayBeReduced && line.vatRate === FULL_VAT_RATE,
  };
  const net = netOf(priced);
  // A sum that nobody could write means a wrong price.
  const isTooMuch = (net < 0n ? -net : net) >= MOST_CENTS;
  const unreadable: UnreadableFields = {
    ...(quantity.unreadable && { quantity: quantity.unreadable }),
    ...(unitPrice.unreadable && { unitPrice: unitPrice.unreadable }),
    ...(isTooMuch && { unitPrice: line.unitPrice.trim().slice(0, MAX_TYPED_NUMBER_LENGTH) }),
    ...(discount.unreadable && { discountPercent: discount.unreadable }),
  };
  const read: NumericLine = {
    ...priced,
    ...(isTooMuch && { unitPrice: null }),
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  };
  lineCache.set(line, read);
  return read;
};

export const readPart = ({ on, label, percent }: PlanPart, rules: CellRules): PlanPart => {
  const { number, unreadable } = wireOf('discountPercent', percent, rules);
  return { on, label, percent: number ?? '0', ...(unreadable && { unreadable }) };
};

export type CountField = 'durationDays' | 'warrantyMonths';

/** They are in the five languages; '2 weeks' are not two days. */
const countWords: Record<CountField, RegExp> = {
  durationDays:
    /^(?:[djt]|(?:working |business )?days?|jours?(?: ouvr(?:é|able)s?)?|(?:arbeits|werk)?tage?|(?:aarbechts)?d(?:ag|eeg)|dias?(?: úte(?:l|is))?)\.?$/i,
  warrantyMonths: /^(?:m|months?|mois|monate?|mount|méint|m[eê]s(?:es)?)\.?$/i,
};
const fewest: Record<CountField, number> = { durationDays: 1, warrantyMonths: 0 };
const most: Record<CountField, number> = { durationDays: MOST_DAYS, warrantyMonths: MOST_MONTHS };

/** Reads '10 days' as 10; returns null for a text that is no whole number, as '1,5'. */
export const readCount = (name: CountField, text: string): number | null => {
  const digits = /^\d+/.exec(text.trim())?.[0] ?? '';
  const word = text.trim().slice(digits.length).trim();
  const count = word === '' || countWords[name].test(word) ? parseWholeNumber(digits) : null;
  return count !== null && count >= fewest[name] && count <= most[name] ? count : null;
};

const POSTAL_CODE = /^(?:L[- ]?)?\d{4}$/i;
/** Years are taken as far as requests take them (requests/core/contract/fields.ts). */
const YEAR = /^(?:1\d{3}|2[01]\d{2})$/;

export const readPostalCode = (text: string): string | null =>
  POSTAL_CODE.test(text.trim()) ? text.trim() : null;

export const readYear = (text: string): number | null =>
  YEAR.test(text.trim()) ? parseWholeNumber(text.trim()) : null;

/** Returns null for a text that is no day. */
export const readDay = (text: string | null): IsoDay | null =>
  text !== null && isIsoDay(text) ? text : null;

/** Returns the texts of the head that could not be read, as they were typed. */
export const unreadInHead = ({
  validUntil,
  startsOn,
  durationDays,
  warrantyMonths,
  site,
}: QuoteDraft): HeadUnreadable => {
  const read = {
    validUntil: [validUntil ?? '', readDay(validUntil)],
    startsOn: [startsOn ?? '', readDay(startsOn)],
    durationDays: [durationDays, readCount('durationDays', durationDays)],
    warrantyMonths: [warrantyMonths, readCount('warrantyMonths', warrantyMonths)],
    postalCode: [site.postalCode, readPostalCode(site.postalCode)],
    builtYear: [site.builtYear, readYear(site.builtYear)],
  } as const;
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, [text, value]]) =>
      text.trim() !== '' && value === null ? [[name, text.trim().slice(0, MAX_TYPED_NUMBER_LENGTH)]] : [],
    ),
  );
};

/** Counts the cells that could not be read. */
export const countUnreadable = (draft: QuoteDraft, rules: CellRules): number =>
  draft.sections
    .flatMap(({ lines }) => lines)
    .reduce((count, line) => count + Object.keys(readLine(line, rules).unreadable ?? {}).length, 0) +
  draft.plan.filter((part) => readPart(part, rules).unreadable !== undefined).length +
  Object.keys(unreadInHead(draft)).length;

/** A blank line is dropped when the quote is sent. */
export const isBlank = ({ description, quantity, unitPrice, discountPercent }: DraftLine): boolean =>
  [description, quantity, unitPrice, discountPercent].every((text) => text.trim() === '');

/**
 * Drops blank lines, and sections without a line: in the PDF the letters of the others would jump. A line that stands
 * alone stays, and is asked for.
 */
export const withoutBlankLines = (draft: QuoteDraft): QuoteDraft => {
  const lines = draft.sections.flatMap((section) => section.lines);
  const isWhole = draft.sections.every((section) => section.lines.length > 0) && !lines.some(isBlank);
  if (isWhole || lines.every(isBlank)) return draft;
  const sections = draft.sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !isBlank(line)),
  }));
  return { ...draft, sections: sections.filter((section) => section.lines.length > 0) };
};
