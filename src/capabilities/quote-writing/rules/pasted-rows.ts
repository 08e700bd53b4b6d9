import { typedDecimal } from '#kernel/typed-numbers.ts';
import type { LineKind, Unit } from '#price-book/rules/line-kinds.ts';
import { LONGEST_DESCRIPTION, MOST_LINES } from '#quotes/rules/quotes.ts';

/** A row of a spreadsheet as far as it says what a line is. */
export interface PastedRow {
  description: string;
  kind: LineKind | null;
  quantity: string;
  unit: Unit | null;
  unitPrice: string;
}

/** How companies of this country write their units, in small letters and without dots. */
const unitWords: Readonly<Record<Unit, readonly string[]>> = {
  h: [
    'h',
    'hr',
    'hrs',
    'hour',
    'hours',
    'heure',
    'heures',
    'std',
    'stunde',
    'stunden',
    'stonn',
    'hora',
    'horas',
  ],
  day: ['day', 'days', 'd', 'jour', 'jours', 'j', 'tag', 'tage', 'dag', 'deeg', 'dia', 'dias'],
  piece: [
    'piece',
    'pieces',
    'pc',
    'pcs',
    'pce',
    'pièce',
    'pièces',
    'u',
    'un',
    'stk',
    'stück',
    'stéck',
    'peça',
    'ea',
  ],
  m: ['m', 'lm', 'ml', 'lfm', 'lfdm', 'metre', 'meter', 'mètre'],
  m2: ['m2', 'm²', 'qm', 'sqm'],
  m3: ['m3', 'm³', 'cbm'],
  kg: ['kg', 'kilo'],
  t: ['t', 'to', 'tonne', 'tonnes'],
  km: ['km'],
  'lump-sum': ['lump sum', 'ls', 'forfait', 'ff', 'ens', 'pauschal', 'psch', 'pausch', 'global', 'vg'],
};

const unitOf = new Map(
  Object.entries(unitWords).flatMap(([unit, words]) => words.map((word) => [word, unit as Unit] as const)),
);

const readUnit = (cell: string): Unit | null => unitOf.get(cell.toLowerCase().replaceAll('.', '')) ?? null;

const NUMBER = /^(?:€|EUR)?\s?(-?\d[\d\s.,’'\u00a0\u202f]{0,24})\s?(?:€|EUR)?$/i;

/** '1.234,50 €' is 1234.50. */
const readNumber = (cell: string): string | null => {
  const [, found] = NUMBER.exec(cell) ?? [];
  if (found === undefined) return null;
  return typedDecimal(found);
};

const LETTER = /\p{L}{2}/u;

/** The kind that words tell. */
export type Guess = (description: string, unit: Unit | null) => LineKind | null;

const readRow = (cells: readonly string[], guess: Guess): PastedRow => {
  const [description = ''] = cells.filter((cell) => LETTER.test(cell) && readUnit(cell) === null);
  // Before the words stands at most a number of the row itself.
  const after = cells.slice(Math.max(0, cells.indexOf(description)) + 1);
  const unit = after.map(readUnit).find((one) => one !== null) ?? null;
  const [quantity = '', unitPrice = ''] = after.map(readNumber).filter((number) => number !== null);
  return {
    description: (description || cells.join(' ')).slice(0, LONGEST_DESCRIPTION),
    kind: guess(description, unit),
    quantity,
    unit,
    unitPrice,
  };
};

const isEmpty = ({ quantity, unitPrice }: PastedRow) => quantity === '' && unitPrice === '';

/** Rows copied from a spreadsheet: words, and as far as they are there quantity, unit and price; heads of columns are left out. */
export const pastedRows = (text: string, guess: Guess): PastedRow[] => {
  const rows = text
    .split('\n')
    .slice(0, MOST_LINES)
    .map((row) => row.split('\t').map((cell) => cell.trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
    .map((cells) => ({ row: readRow(cells, guess), width: cells.filter((cell) => cell !== '').length }));
  const [first, second] = rows;
  const isHead = first && second && first.width > 1 && isEmpty(first.row) && !isEmpty(second.row);
  return (isHead ? rows.slice(1) : rows).map(({ row }) => row);
};
