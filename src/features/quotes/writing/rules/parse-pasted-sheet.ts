import { DECIMAL_PLACES_BY_KIND, netCentsOfLine } from '#features/quotes/core/rules/quote-sums.ts';
import { MAX_LINE_DESCRIPTION_LENGTH, MAX_QUOTE_LINES } from '#features/quotes/core/rules/quotes.ts';
import type { LineKind, LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { divideRounded, parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { Language } from '#kernel/language.ts';
import { parseNumberWithUnit, type TypedNumberKind, type TypedNumberRules } from '#kernel/typed-numbers.ts';
import { unitOfWord } from '#kernel/unit-words.ts';
import {
  detectColumns,
  detectHeaderColumns,
  ENDS_IN_PERCENT_PATTERN,
  isNumberCell,
  isTextCell,
  isUnitCell,
  type PastedColumnKind,
  pastedColumnKinds,
  type PastedColumnPositions,
  TWO_LETTERS_PATTERN,
} from './detect-pasted-columns.ts';
import { parsePastedCells } from './parse-pasted-cells.ts';
import { isCellNumberWithinLimits } from './quote-draft.ts';

/** A row has as much of a line as the sheet says. Numbers are those of the wire, or the cell's text as it stands. */
export interface PastedRow {
  description: string;
  kind: LineKind | null;
  quantity: string;
  unit: LineUnit | null;
  unitPrice: string;
  discountPercent: string;
  /** It is undefined if the sheet says nothing, and null for a rate that does not exist. */
  vatRate: number | null | undefined;
}

export interface PastedSheet {
  /** The first has no title if lines stand before the first one. */
  sections: { title: string | null; lines: PastedRow[] }[];
  lines: number;
  /** So many rows are sums of others, which are computed here instead. */
  totals: number;
  /** So many cells are no number, or no rate. */
  unread: number;
  /** There was no room for so many lines. */
  left: number;
}

export type GuessLineKind = (description: string, unit: LineUnit | null) => LineKind | null;

/** Rows that are sums of others begin so. */
const TOTAL =
  /^(?:sub-?\s?total|sous-?\s?total|total|totaux|grand total|zwischensumme|gesamt|endsumme|endbetrag|summe|netto|brutto|somme|soma|net\b|montant (?:ht|ttc|total)|acompte|anzahlung|akonto|down payment|adiantamento|zzgl|zuzüglich|plus (?:vat|tva|mwst)|(?:in|ex)[ck]l\.? .*(?:vat|tva|mwst|ust|iva)\b|à reporter|reste à payer|tva\b|t\.v\.a|mwst|ust\b|vat\b|iva\b|übertrag|à payer|zu zahlen|ht\b|ttc\b|amount due)/i;
const NUMBER_OF_SECTION = /^(?:\d{1,3}(?:\.\d{1,3})*|[A-Z]|[IVX]{1,5})[.):]?\s+(?=\S)/;
/** '2 people for a day' is no section: a section's number has a sign. */
const NUMBERED = /^(?:(?:\d{1,3}|[A-Z]|[IVX]{1,5})[.):]|\d{1,3}(?:\.\d{1,3})+)\s+\S/;
const LOT = /^(?:lot|los|section|titel|titre|teil|deel|chapitre|capítulo)\b/i;
type Sign = ',' | '.';

/** A cell that can be read in one way alone tells the decimal sign of its column. */
const signOf = (cells: readonly string[]): Sign | null => {
  for (const cell of cells) {
    const digits = cell.replace(/[^\d.,]/g, '').replace(/[.,]$/, '');
    const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
    if (last < 0) continue;
    const sign = digits.charAt(last) as Sign;
    const otherSign: Sign = sign === ',' ? '.' : ',';
    if (digits.indexOf(sign) !== last) return otherSign;
    if (digits.includes(otherSign)) return sign;
    const isThousand = /^[1-9]\d{0,2}$/.test(digits.slice(0, last)) && digits.length - last - 1 === 3;
    if (!isThousand) return sign;
  }
  return null;
};

const rulesOf = (kind: TypedNumberKind, language: Language, decimalSign: Sign | null): TypedNumberRules => ({
  kind,
  language,
  places: {
    quantity: DECIMAL_PLACES_BY_KIND.quantity,
    price: DECIMAL_PLACES_BY_KIND.price,
    percent: DECIMAL_PLACES_BY_KIND.percent,
  }[kind],
  decimalSign,
});

const sizeOf = (units: bigint) => (units < 0n ? -units : units);

/** The sheet's rounding may differ from its own total by this, in cents: two, or half a per cent. */
const isAbout = (net: bigint, total: bigint) => {
  const difference = sizeOf(net - total);
  return difference <= 2n || difference * 200n <= sizeOf(total);
};

const SIGNS = [',', '.'] as const;
const TO_CENTS = 100n;
const blankLine = { vatRate: null, isOptional: false, mayBeReduced: false };

interface Sheet {
  columns: PastedColumnPositions;
  rates: readonly number[];
  language: Language;
  signs: Partial<Record<PastedColumnKind, Sign | null>>;
  guess: GuessLineKind;
  isChange: boolean;
}

/** Returns the signs by which a row's quantity times its price is its total, if only one way works. */
const signsByTotal = (
  { quantity, unitPrice, discount, total }: Record<'quantity' | 'unitPrice' | 'discount' | 'total', string>,
  { language, signs }: Sheet,
): { quantity: Sign; unitPrice: Sign } | null => {
  const read = (cell: string, kind: TypedNumberKind, sign: Sign | null) =>
    parseNumberWithUnit(cell, rulesOf(kind, language, sign))?.number ?? null;
  const percentOff = discount === '' ? '0' : read(discount, 'percent', signs.discount ?? null);
  const totals = SIGNS.flatMap((sign) => read(total, 'price', sign) ?? []);
  const ways = SIGNS.flatMap((quantitySign) =>
    SIGNS.flatMap((priceSign) => {
      const [readQuantity, readPrice] = [
        read(quantity, 'quantity', quantitySign),
        read(unitPrice, 'price', priceSign),
      ];
      if (readQuantity === null || readPrice === null || percentOff === null) return [];
      const net = netCentsOfLine({
        ...blankLine,
        quantity: readQuantity,
        unitPrice: readPrice,
        discountPercent: percentOff,
      });
      const isTheirs = totals.some((sum) =>
        isAbout(net, divideRounded(parseDecimalOrThrow(sum, DECIMAL_PLACES_BY_KIND.price), TO_CENTS)),
      );
      return isTheirs
        ? [{ quantity: quantitySign, unitPrice: priceSign, readings: `${readQuantity} ${readPrice}` }]
        : [];
    }),
  );
  return new Set(ways.map(({ readings }) => readings)).size === 1 ? (ways[0] ?? null) : null;
};

const withoutTotal = (cells: readonly string[], { total }: PastedColumnPositions) =>
  cells.map((cell, index) => (index === total ? '' : cell));

const readRow = (cells: readonly string[], sheet: Sheet): { row: PastedRow; unread: number } => {
  const { columns, rates, language, signs, guess, isChange } = sheet;
  const cellOf = (kind: PastedColumnKind) => cells[columns[kind] ?? -1] ?? '';
  const [quantity, unitPrice, discount, total] = (
    ['quantity', 'unitPrice', 'discount', 'total'] as const
  ).map(cellOf);
  const texts = {
    quantity: quantity ?? '',
    unitPrice: unitPrice ?? '',
    discount: discount ?? '',
    total: total ?? '',
  };
  const byTotal = signsByTotal(texts, sheet);
  const numberOf = (name: 'quantity' | 'unitPrice' | 'discount', kind: TypedNumberKind) => {
    const sign = (name === 'discount' ? null : byTotal?.[name]) ?? signs[name] ?? null;
    return parseNumberWithUnit(texts[name], rulesOf(kind, language, sign));
  };
  const read = {
    quantity: numberOf('quantity', 'quantity'),
    unitPrice: numberOf('unitPrice', 'price'),
    discount: numberOf('discount', 'percent'),
  };
  // A lone sum is the price of one piece, unless the row may be a section beside the sum of its lines.
  const hasSumAlone = texts.quantity === '' && texts.unitPrice === '' && texts.total !== '';
  const areSums = columns.quantity === undefined && columns.unitPrice === undefined;
  const isSum = hasSumAlone && (areSums || sectionTitle(withoutTotal(cells, columns)) === null);
  const sum = isSum
    ? parseNumberWithUnit(texts.total, rulesOf('price', language, signs.total ?? null))
    : null;
  const isUnitUnread = cellOf('unit') !== '' && unitOfWord(cellOf('unit')) === null;
  const unit = unitOfWord(cellOf('unit')) ?? read.quantity?.unit ?? read.unitPrice?.unit ?? null;
  const words =
    cellOf('description') || (cells.find(isTextCell) ?? cells.filter((cell) => cell !== '').join(' '));
  const description = words.slice(0, MAX_LINE_DESCRIPTION_LENGTH);
  const vat = cellOf('vat');
  const rate =
    vat === ''
      ? undefined
      : parseNumberWithUnit(vat, { kind: 'percent', places: DECIMAL_PLACES_BY_KIND.percent });
  const vatRate =
    rate === undefined ? undefined : (rates.find((candidate) => String(candidate) === rate?.number) ?? null);
  const typedOf = (name: 'quantity' | 'unitPrice' | 'discount') => read[name]?.number ?? texts[name];
  const numbers = {
    quantity: read.quantity,
    unitPrice: sum ?? read.unitPrice,
    discountPercent: read.discount,
  };
  const offRange = (['quantity', 'unitPrice', 'discountPercent'] as const).filter((name) => {
    const number = numbers[name]?.number;
    return number !== undefined && !isCellNumberWithinLimits(name, number, { language, isChange });
  }).length;
  const unread =
    (['quantity', 'unitPrice', 'discount'] as const).filter((name) => texts[name] !== '' && !read[name])
      .length +
    offRange +
    (isSum && !sum ? 1 : 0) +
    (vatRate === null ? 1 : 0) +
    (isUnitUnread ? 1 : 0);
  return {
    unread,
    row: {
      description,
      kind: guess(description, unit),
      quantity: isSum ? '1' : typedOf('quantity'),
      unit: isSum ? (unit ?? 'lump-sum') : unit,
      unitPrice: isSum ? (sum?.number ?? texts.total) : typedOf('unitPrice'),
      discountPercent: typedOf('discount'),
      vatRate,
    },
  };
};

/** The words of a sum row stand first, with no more than the sum and a percentage beside them. */
const isTotal = (cells: readonly string[]): boolean => {
  const words = cells.find((cell) => cell !== '' && !isNumberCell(cell));
  const otherCells = cells.filter((cell) => cell !== '' && cell !== words);
  const isSum =
    otherCells.every(isNumberCell) &&
    otherCells.filter((cell) => !ENDS_IN_PERCENT_PATTERN.test(cell)).length <= 1;
  return words === undefined ? otherCells.length === 1 && cells.length > 1 : TOTAL.test(words) && isSum;
};

/**
 * Returns the title of a row that begins a section: words alone, numbered or in capitals. Its number goes, ours are
 * letters.
 */
const sectionTitle = (cells: readonly string[]): string | null => {
  const filled = cells.filter((cell) => cell !== '');
  const [first = '', second] = filled;
  const isPosition = /^(?:\d{1,3}(?:\.\d{1,3})*|[A-Z]|[IVX]{1,5})[.)]?$/.test(first);
  const words = isPosition && second !== undefined && filled.length === 2 ? second : first;
  if (filled.length > (words === first ? 1 : 2) || !TWO_LETTERS_PATTERN.test(words) || isUnitCell(words))
    return null;
  const isCapitals = words === words.toUpperCase() && words !== words.toLowerCase();
  if (!isCapitals && !NUMBERED.test(words) && !LOT.test(words) && words === first) return null;
  return (LOT.test(words) ? words : words.replace(NUMBER_OF_SECTION, '')).slice(0, LONGEST_TITLE);
};

/** The contract has this limit too (quotes/core/contract/fields.ts). */
const LONGEST_TITLE = 120;

interface Reading {
  rates: readonly number[];
  language: Language;
  guess: GuessLineKind;
  /** A change order may have negative prices. */
  isChange: boolean;
  /** There is room for this many lines. */
  room?: number;
}

/**
 * Turns copied rows of a spreadsheet into lines in their sections. Heads, or else the cells, say what columns are; the
 * row's total and the other cells of its column say how a number is read.
 */
export const parsePastedSheet = (
  text: string,
  { rates, language, guess, isChange, room = MAX_QUOTE_LINES }: Reading,
): PastedSheet => {
  const all = parsePastedCells(text);
  const head = all.slice(0, 3).findIndex((cells) => detectHeaderColumns(cells) !== null);
  const body = all.slice(head + 1);
  const hasNumbers = body.some((cells) => cells.some(isNumberCell));
  const rows = body.map((cells) => ({
    cells,
    isTotal: hasNumbers && isTotal(cells),
    title: hasNumbers ? sectionTitle(cells) : null,
  }));
  const lines = rows.filter((row) => !row.isTotal && row.title === null).map(({ cells }) => cells);
  const sheet: PastedSheet = { sections: [], lines: 0, totals: 0, unread: 0, left: 0 };
  const columns = detectColumns(head < 0 ? null : detectHeaderColumns(all[head] ?? []), lines, rates);
  const cellsOf = (kind: PastedColumnKind) => lines.map((cells) => cells[columns[kind] ?? -1] ?? '');
  const signsByKind = Object.fromEntries(
    pastedColumnKinds.map((kind) => [kind, signOf(cellsOf(kind))]),
  ) as Sheet['signs'];
  const commonSign =
    signsByKind.total ?? signsByKind.unitPrice ?? signsByKind.quantity ?? signsByKind.discount ?? null;
  const signs = Object.fromEntries(pastedColumnKinds.map((kind) => [kind, signsByKind[kind] ?? commonSign]));
  for (const { cells, title, ...row } of rows) {
    if (row.isTotal) sheet.totals += 1;
    else if (title !== null) sheet.sections.push({ title, lines: [] });
    else if (sheet.lines >= room) sheet.left += 1;
    else {
      const read = readRow(cells, { columns, rates, language, signs, guess, isChange });
      if (sheet.sections.length === 0) sheet.sections.push({ title: null, lines: [] });
      sheet.sections.at(-1)?.lines.push(read.row);
      sheet.lines += 1;
      sheet.unread += read.unread;
    }
  }
  return sheet;
};
