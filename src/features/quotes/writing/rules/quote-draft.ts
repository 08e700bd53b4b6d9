import type {
  NumericLineField,
  PaymentPlanPart,
  QuoteExclusion,
  QuoteInclusion,
  UnreadableHeadFields,
  UnreadableLineFields,
} from '#features/quotes/core/rules/quote-content.ts';
import {
  DECIMAL_PLACES_BY_KIND,
  HUNDRED_PERCENT_BASIS_POINTS,
  netCentsOfLine,
  type PricedLine,
  SUM_LIMIT_CENTS,
} from '#features/quotes/core/rules/quote-sums.ts';
import {
  MAX_LINE_QUANTITY,
  MAX_UNIT_PRICE_EUROS,
  MAX_WARRANTY_MONTHS,
  MAX_WORK_DAYS,
} from '#features/quotes/core/rules/quotes.ts';
import type { LineKind, LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { isIsoDay, type IsoDay } from '#kernel/calendar.ts';
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
  unit: LineUnit | null;
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
  addresseeName: string;
  addresseeAddress: string;
  intro: string;
  conditions: string;
  /** A text that is no day stays as it was typed. */
  validUntil: string | null;
  startsOn: string | null;
  durationDays: string;
  warrantyMonths: string;
  sections: readonly DraftSection[];
  exclusions: readonly QuoteExclusion[];
  inclusions: readonly QuoteInclusion[];
  plan: readonly PaymentPlanPart[];
}

/** The language and the kind of quote decide how its typed cells are read. */
export interface CellParsingRules {
  language: Language;
  /** Only change orders may have negative prices. */
  isChange: boolean;
}

const kindOf = { quantity: 'quantity', unitPrice: 'price', discountPercent: 'percent' } as const;
const placesOf = {
  quantity: DECIMAL_PLACES_BY_KIND.quantity,
  unitPrice: DECIMAL_PLACES_BY_KIND.price,
  discountPercent: DECIMAL_PLACES_BY_KIND.percent,
} as const;

export const isCellNumberWithinLimits = (
  name: NumericLineField,
  number: string,
  { isChange }: CellParsingRules,
): boolean => {
  const units = parseDecimalOrThrow(number, placesOf[name]);
  const scaled = (limit: bigint) => limit * 10n ** BigInt(placesOf[name]);
  if (name === 'discountPercent') return units >= 0n && units <= HUNDRED_PERCENT_BASIS_POINTS;
  if (name === 'quantity') return units > 0n && units < scaled(MAX_LINE_QUANTITY);
  const size = units < 0n ? -units : units;
  return size < scaled(MAX_UNIT_PRICE_EUROS) && (units >= 0n || isChange);
};

/** Returns the number of a cell and the unit beside it; null if the cell takes no such text. */
export const parseCell = (
  name: NumericLineField,
  text: string,
  rules: CellParsingRules,
): TypedNumber | null => {
  const read = parseNumberWithUnit(text, {
    kind: kindOf[name],
    places: placesOf[name],
    language: rules.language,
  });
  return read && isCellNumberWithinLimits(name, read.number, rules) ? read : null;
};

/** A unit typed with a quantity becomes the line's; one typed with a price only if the line has none. */
export const unitAfterTyping = (
  name: NumericLineField,
  { unit }: TypedNumber,
  currentUnit: LineUnit | null,
): LineUnit | null => (name === 'quantity' ? (unit ?? currentUnit) : (currentUnit ?? unit));

/** Formats an understood number for its cell. */
export const formatCell = (name: NumericLineField, value: string, language: Language): string =>
  formatTypedNumber(value, language, kindOf[name]);

/** Returns a cell for the wire, with the typed text in its place if it is no number. */
const wireOf = (name: NumericLineField, text: string, rules: CellParsingRules) => {
  const number = parseCell(name, text, rules)?.number ?? null;
  const isUnread = number === null && text.trim() !== '';
  return { number, unreadable: isUnread ? text.trim().slice(0, MAX_TYPED_NUMBER_LENGTH) : undefined };
};

export interface ParsedDraftLine extends PricedLine {
  readonly unreadable?: UnreadableLineFields;
}

const lineCache = new WeakMap<DraftLine, ParsedDraftLine>();

/** Reads a line as numbers; unreadable ones are left out and named. Results are cached: a key changes one of 300 lines. */
export const parseDraftLine = (line: DraftLine, rules: CellParsingRules): ParsedDraftLine => {
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
  const net = netCentsOfLine(priced);
  // A sum that nobody could write means a wrong price.
  const isTooMuch = (net < 0n ? -net : net) >= SUM_LIMIT_CENTS;
  const unreadable: UnreadableLineFields = {
    ...(quantity.unreadable && { quantity: quantity.unreadable }),
    ...(unitPrice.unreadable && { unitPrice: unitPrice.unreadable }),
    ...(isTooMuch && { unitPrice: line.unitPrice.trim().slice(0, MAX_TYPED_NUMBER_LENGTH) }),
    ...(discount.unreadable && { discountPercent: discount.unreadable }),
  };
  const read: ParsedDraftLine = {
    ...priced,
    ...(isTooMuch && { unitPrice: null }),
    ...(Object.keys(unreadable).length > 0 && { unreadable }),
  };
  lineCache.set(line, read);
  return read;
};

export const parsePlanPart = (
  { on, label, percent }: PaymentPlanPart,
  rules: CellParsingRules,
): PaymentPlanPart => {
  const { number, unreadable } = wireOf('discountPercent', percent, rules);
  return { on, label, percent: number ?? '0', ...(unreadable && { unreadable }) };
};

export type DraftCountField = 'durationDays' | 'warrantyMonths';

/** They are in the five languages; '2 weeks' are not two days. */
const countWords: Record<DraftCountField, RegExp> = {
  durationDays:
    /^(?:[djt]|(?:working |business )?days?|jours?(?: ouvr(?:é|able)s?)?|(?:arbeits|werk)?tage?|(?:aarbechts)?d(?:ag|eeg)|dias?(?: úte(?:l|is))?)\.?$/i,
  warrantyMonths: /^(?:m|months?|mois|monate?|mount|méint|m[eê]s(?:es)?)\.?$/i,
};
const fewest: Record<DraftCountField, number> = { durationDays: 1, warrantyMonths: 0 };
const most: Record<DraftCountField, number> = {
  durationDays: MAX_WORK_DAYS,
  warrantyMonths: MAX_WARRANTY_MONTHS,
};

/** Reads '10 days' as 10; returns null for a text that is no whole number, as '1,5'. */
export const parseCount = (name: DraftCountField, text: string): number | null => {
  const digits = /^\d+/.exec(text.trim())?.[0] ?? '';
  const word = text.trim().slice(digits.length).trim();
  const count = word === '' || countWords[name].test(word) ? parseWholeNumber(digits) : null;
  return count !== null && count >= fewest[name] && count <= most[name] ? count : null;
};

const POSTAL_CODE = /^(?:L[- ]?)?\d{4}$/i;
/** Years are taken as far as requests take them (requests/core/contract/fields.ts). */
const YEAR = /^(?:1\d{3}|2[01]\d{2})$/;

export const parsePostalCode = (text: string): string | null =>
  POSTAL_CODE.test(text.trim()) ? text.trim() : null;

export const parseYear = (text: string): number | null =>
  YEAR.test(text.trim()) ? parseWholeNumber(text.trim()) : null;

/** Returns null for a text that is no day. */
export const parseDay = (text: string | null): IsoDay | null =>
  text !== null && isIsoDay(text) ? text : null;

/** Returns the texts of the head that could not be read, as they were typed. */
export const findUnreadableHeadFields = ({
  validUntil,
  startsOn,
  durationDays,
  warrantyMonths,
  site,
}: QuoteDraft): UnreadableHeadFields => {
  const read = {
    validUntil: [validUntil ?? '', parseDay(validUntil)],
    startsOn: [startsOn ?? '', parseDay(startsOn)],
    durationDays: [durationDays, parseCount('durationDays', durationDays)],
    warrantyMonths: [warrantyMonths, parseCount('warrantyMonths', warrantyMonths)],
    postalCode: [site.postalCode, parsePostalCode(site.postalCode)],
    builtYear: [site.builtYear, parseYear(site.builtYear)],
  } as const;
  return Object.fromEntries(
    Object.entries(read).flatMap(([name, [text, value]]) =>
      text.trim() !== '' && value === null ? [[name, text.trim().slice(0, MAX_TYPED_NUMBER_LENGTH)]] : [],
    ),
  );
};

/** Counts the cells that could not be read. */
export const countUnreadableCells = (draft: QuoteDraft, rules: CellParsingRules): number =>
  draft.sections
    .flatMap(({ lines }) => lines)
    .reduce((count, line) => count + Object.keys(parseDraftLine(line, rules).unreadable ?? {}).length, 0) +
  draft.plan.filter((part) => parsePlanPart(part, rules).unreadable !== undefined).length +
  Object.keys(findUnreadableHeadFields(draft)).length;

/** A blank line is dropped when the quote is sent. */
export const isBlankLine = ({ description, quantity, unitPrice, discountPercent }: DraftLine): boolean =>
  [description, quantity, unitPrice, discountPercent].every((text) => text.trim() === '');

/**
 * Drops blank lines, and sections without a line: in the PDF the letters of the others would jump. A line that stands
 * alone stays, and is asked for.
 */
export const withoutBlankLines = (draft: QuoteDraft): QuoteDraft => {
  const lines = draft.sections.flatMap((section) => section.lines);
  const isWhole = draft.sections.every((section) => section.lines.length > 0) && !lines.some(isBlankLine);
  if (isWhole || lines.every(isBlankLine)) return draft;
  const sections = draft.sections.map((section) => ({
    ...section,
    lines: section.lines.filter((line) => !isBlankLine(line)),
  }));
  return { ...draft, sections: sections.filter((section) => section.lines.length > 0) };
};
