import { parseNumberWithUnit } from '#kernel/typed-numbers.ts';
import { unitOfWord } from '#kernel/unit-words.ts';
import { guessLineKind } from './guess-line-kind.ts';
import type { LineKind } from './line-kinds-and-units.ts';
import { MAX_PRICE_BOOK_ENTRIES, MAX_PRICE_GROUP_LENGTH, type PricedWork } from './price-book.ts';

const MOST_CELLS = 40;
const LONGEST_DESCRIPTION = 1000;
const PRICE_PLACES = 4;
const PERCENT_PLACES = 2;
/** A fault quotes so much of its cell. */
const QUOTED_LENGTH = 40;

interface CsvRow {
  /** The line of the file it begins on. */
  line: number;
  cells: string[];
}

/** Our texts hold no control characters. */
const CONTROL = /\p{Cc}+/gu;

/** The heads stand in one of so many rows: a title and an empty row often come first. */
const ROWS_TO_HEADS = 10;

/** A title may have a comma, and amounts do, but no row has as many of them as the file has columns. */
const separatorOf = (csv: string): string => {
  const first = csv.split('\n', ROWS_TO_HEADS);
  const counts = [';', '\t', ','].map(
    (separator) => [separator, Math.max(...first.map((line) => line.split(separator).length))] as const,
  );
  return counts.reduce((most, count) => (count[1] > most[1] ? count : most))[0];
};

/** Reads a file as RFC 4180 has it, with any of three separators; empty rows are left out. */
export const parseCsvRows = (text: string): CsvRow[] => {
  const csv = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(csv);
  const rows: CsvRow[] = [];
  let row: CsvRow = { line: 1, cells: [] };
  let line = 1;
  let position = 0;
  // Each sign is looked for once: a file of a million of one holds none of the other.
  const finderOf = (sign: string) => {
    let found = -1;
    return (from: number): number => {
      if (found < from) {
        const place = csv.indexOf(sign, from);
        found = place < 0 ? csv.length : place;
      }
      return found;
    };
  };
  const [nextSeparator, nextLineEnd] = [finderOf(separator), finderOf('\n')];
  const bareEnd = (from: number): number => Math.min(nextSeparator(from), nextLineEnd(from));
  const quotedEnd = (): number => {
    let from = position + 1;
    for (;;) {
      const end = csv.indexOf('"', from);
      if (end < 0 || csv.charAt(end + 1) !== '"') return end;
      from = end + 2;
    }
  };
  // One row more than a book has: a file that is too long is noticed.
  while (position <= csv.length && rows.length <= MAX_PRICE_BOOK_ENTRIES + 1) {
    const closing = csv.charAt(position) === '"' ? quotedEnd() : -1;
    const end = bareEnd(closing < 0 ? position : closing + 1);
    const cell =
      closing < 0 ? csv.slice(position, end) : csv.slice(position + 1, closing).replaceAll('""', '"');
    if (row.cells.length < MOST_CELLS) row.cells.push(cell.replace(CONTROL, ' ').replace(/ +/g, ' ').trim());
    line += cell.split('\n').length - 1;
    position = end + 1;
    if (csv.charAt(end) === separator) continue;
    if (row.cells.some((content) => content !== '')) rows.push(row);
    line += 1;
    row = { line, cells: [] };
  }
  return rows;
};

type PriceListColumn = 'description' | 'unit' | 'unitPrice' | 'vat' | 'kind' | 'group';

/** Heads begin so in the five languages, in small letters; the first match counts. */
const headWords: readonly (readonly [PriceListColumn, RegExp])[] = [
  ['vat', /^(?:vat|tva|mwst|ust|iva|tax|taux)/],
  ['unitPrice', /(?:price|prix|preis|präis|preço)|^(?:rate|tarif|p\.? ?u\b|ep\b|vk\b)/],
  ['unit', /^(?:unit|uom|u\.?$|unité|einh|eh\.?$|me\.?$|mengeneinheit|eenheet|unidade)/],
  ['group', /^(?:group|categor|catégor|famille|kategorie|warengruppe|gruppe|grupp|grupo|familia|família)/],
  ['kind', /^(?:kind|type|nature|art$|leistungsart|zort|tipo|natureza)/],
  [
    'description',
    /^(?:desc|designation|désignation|bezeichnung|beschreibung|artikelbez|libellé|beschreiwung|descrição|designação)/,
  ],
];

/** These are the description only where no head says so plainly: in many lists they are a short name or a code. */
const weakDescription = /^(?:text|leistung|item|work|article|artikel|poste|artigo|name|nom$|numm)/;

/** A number of an article, what it was bought for, and how many units a price is for are neither of the columns. */
const otherHead =
  /(?:\bn[ro]\b|\bn°|nummer|numéro|numero|número|number|code|\bréf|\bref|sku|^ek\b|einkauf|achat|purchase|compra|akaf|preiseinheit|price unit)/;

type Columns = Partial<Record<PriceListColumn, number>>;

const columnsOf = (cells: readonly string[]): Columns => {
  const columns: Columns = {};
  const heads = cells.map((cell) => cell.toLowerCase()).map((head) => (otherHead.test(head) ? '' : head));
  heads.forEach((head, index) => {
    const kind = headWords.find(([, word]) => word.test(head))?.[0];
    if (kind && columns[kind] === undefined) columns[kind] = index;
  });
  const weak = heads.findIndex((head) => weakDescription.test(head));
  if (columns.description === undefined && weak >= 0) columns.description = weak;
  return columns;
};

const isComplete = (columns: Columns): boolean =>
  columns.description !== undefined && columns.unitPrice !== undefined && columns.unit !== undefined;

export const priceListFaults = ['noDescription', 'unreadPrice', 'unreadUnit', 'unreadRate'] as const;
export type PriceListFault = (typeof priceListFaults)[number];

export interface PriceListRow extends PricedWork {
  /** It is undefined if the file has no such column: then an entry keeps its group. */
  group: string | undefined;
}

export interface ParsedPriceList {
  rows: PriceListRow[];
  faults: { line: number; fault: PriceListFault; text: string }[];
}

interface PriceListRules {
  /** The first is that of a row which says nothing. */
  rates: readonly number[];
  /** Names of kinds in every language, in small letters. */
  kindByName: ReadonlyMap<string, LineKind>;
}

/**
 * Reads a price list. Rows with a fault are left out and named. Returns null if none of the first rows says which column
 * has the description, the unit and the price.
 */
export const parsePriceList = (
  csv: string,
  { rates, kindByName }: PriceListRules,
): ParsedPriceList | null => {
  const allRows = parseCsvRows(csv);
  const headAt = allRows.slice(0, ROWS_TO_HEADS).findIndex(({ cells }) => isComplete(columnsOf(cells)));
  if (headAt < 0) return null;
  const columns = columnsOf(allRows[headAt]?.cells ?? []);
  const lines = allRows.slice(headAt + 1);
  const parsed: ParsedPriceList = { rows: [], faults: [] };
  for (const { line, cells } of lines) {
    const cell = (name: PriceListColumn) => cells[columns[name] ?? -1] ?? '';
    const description = cell('description').slice(0, LONGEST_DESCRIPTION);
    const price = parseNumberWithUnit(cell('unitPrice'), { kind: 'price', places: PRICE_PLACES });
    const unit = unitOfWord(cell('unit')) ?? (cell('unit') === '' ? (price?.unit ?? null) : null);
    const rate = parseNumberWithUnit(cell('vat'), { kind: 'percent', places: PERCENT_PLACES });
    const vatRate =
      cell('vat') === '' ? rates[0] : rates.find((candidate) => String(candidate) === rate?.number);
    const fault = (name: PriceListFault, column: PriceListColumn) =>
      parsed.faults.push({ line, fault: name, text: cell(column).slice(0, QUOTED_LENGTH) });
    if (description === '') fault('noDescription', 'description');
    else if (!price || price.number.startsWith('-')) fault('unreadPrice', 'unitPrice');
    else if (unit === null) fault('unreadUnit', 'unit');
    else if (vatRate === undefined) fault('unreadRate', 'vat');
    else
      parsed.rows.push({
        description,
        unit,
        unitPrice: price.number,
        vatRate,
        kind: kindByName.get(cell('kind').toLowerCase()) ?? guessLineKind(description, unit) ?? 'other',
        group: columns.group === undefined ? undefined : cell('group').slice(0, MAX_PRICE_GROUP_LENGTH),
      });
  }
  return parsed;
};
