import { DECIMAL_PLACES_BY_KIND } from '#features/quotes/core/rules/quote-sums.ts';
import { parseNumberWithUnit } from '#kernel/typed-numbers.ts';
import { unitOfWord } from '#kernel/unit-words.ts';

export const pastedColumnKinds = [
  'position',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'vat',
  'total',
] as const;
export type PastedColumnKind = (typeof pastedColumnKinds)[number];

/** Heads of columns begin so in the five languages, in small letters; the first match counts. */
const headWords: readonly (readonly [PastedColumnKind, RegExp])[] = [
  ['vat', /^(?:vat|tva|mwst|ust|iva|tax|taux)/],
  ['discount', /^(?:disc|remise|rabais|rab(?:att|\b)|remis|nachlass|desc\. ?%|desconto)/],
  [
    'unitPrice',
    /^(?:unit ?price|price|rate|prix(?! total)|p\.? ?u\.?(?: |$)|pu\b|einzelpreis|einheitspreis|preis|ep\b|e-preis|eenheetspräis|präis|preço|p\. ?unit)/,
  ],
  [
    'total',
    /^(?:total|amount|sum|net|montant|gesamt|summe|betrag|gp\b|g-preis|somme|valor|importe|prix total)/,
  ],
  ['quantity', /^(?:qty|quant|qtde?\b|qté|qte|menge(?!neinheit)|anz|unzuel)/],
  ['unit', /^(?:unit|uom|u\.?$|unité|un\.?$|einh|eh\.?$|me\.?$|mengeneinheit|eenheet|unidade)/],
  [
    'description',
    /^(?:desc|designation|désignation|bezeichnung|beschreibung|text|leistung|item|work|libellé|poste$|artikel|position$|beschreiwung|descrição|designação|trabalho)/,
  ],
  ['position', /^(?:pos|no\.?$|n°|nr|#|item no|ref|réf|art\.? ?n)/],
];

/** These stand over descriptions too if no other column plainly has them: 'Article' may be a number of a catalogue. */
const OTHER_DESCRIPTION = /^(?:article|artigo|prestation|travaux|ouvrage|arbeit|aarbecht|serviço)/;
/** If two columns begin so, the second is the discount, as Portuguese shortens it. */
const DESC = /^desc\.?$/;

const headKind = (cell: string): PastedColumnKind | null => {
  const words = cell.toLowerCase();
  return headWords.find(([, word]) => word.test(words))?.[0] ?? null;
};

export const TWO_LETTERS_PATTERN = /\p{L}{2}/u;
export const ENDS_IN_PERCENT_PATTERN = /%\s*$/;
const EURO = /€|\beuros?\b|\beur\b/i;

export const isUnitCell = (cell: string) => unitOfWord(cell) !== null;
export const isTextCell = (cell: string) =>
  TWO_LETTERS_PATTERN.test(cell) && !isUnitCell(cell) && !isNumberCell(cell);

/** Both signs count: it does not matter here which one it is. */
export const isNumberCell = (cell: string): boolean =>
  (['price', 'percent'] as const).some((kind) => parseNumberWithUnit(cell, { kind, places: 4 }) !== null);

export type PastedColumnPositions = Partial<Record<PastedColumnKind, number>>;

export const detectHeaderColumns = (cells: readonly string[]): PastedColumnPositions | null => {
  const columns: PastedColumnPositions = {};
  cells.forEach((cell, index) => {
    const isSecond = columns.description !== undefined && DESC.test(cell.toLowerCase());
    const kind = isSecond ? 'discount' : headKind(cell);
    if (kind && columns[kind] === undefined) columns[kind] = index;
  });
  const otherIndex = cells.findIndex((cell) => OTHER_DESCRIPTION.test(cell.toLowerCase()));
  if (columns.description === undefined && otherIndex >= 0) columns.description = otherIndex;
  const isHead = columns.description !== undefined && Object.keys(columns).length > 1;
  return isHead && !cells.some(isNumberCell) ? columns : null;
};

/** Without heads the cells tell what a column is: words, a unit, and numbers in the order of a quote. */
const columnsOfRows = (
  rows: readonly (readonly string[])[],
  rates: readonly number[],
): PastedColumnPositions => {
  const width = Math.max(...rows.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, index) => {
    const cells = rows.map((row) => row[index] ?? '').filter((cell) => cell !== '');
    return {
      at: index,
      cells,
      words: cells.filter(isTextCell).length,
      units: cells.filter(isUnitCell).length,
      numbers: cells.filter((cell) => isNumberCell(cell) && !isUnitCell(cell)).length,
    };
  });
  const description = counts.reduce((best, column) => (column.words > best.words ? column : best)).at;
  const laterColumns = counts.filter(({ at, cells }) => at > description && cells.length > 0);
  const unit = laterColumns.find(
    ({ units, words, numbers }) => units > 0 && units >= words && units >= numbers,
  )?.at;
  const numbers = laterColumns.filter(
    ({ at, numbers: count, words }) => at !== unit && count > 0 && count >= words,
  );
  const isRate = ({ cells }: (typeof counts)[number]) =>
    cells.every((cell) => {
      const read = parseNumberWithUnit(cell, { kind: 'percent', places: DECIMAL_PLACES_BY_KIND.percent });
      return read !== null && rates.some((rate) => String(rate) === read.number);
    });
  const isPercent = ({ cells }: (typeof counts)[number]) =>
    cells.some((cell) => ENDS_IN_PERCENT_PATTERN.test(cell));
  const plain = numbers.filter((column) => !isPercent(column));
  const isMoney = ({ cells }: (typeof counts)[number]) => cells.every((cell) => EURO.test(cell));
  const [only] = plain;
  const isSumAlone = plain.length === 1 && unit === undefined && only !== undefined && isMoney(only);
  const [quantity, unitPrice] = isSumAlone ? [] : plain;
  const rest = isSumAlone ? plain : plain.slice(2);
  const total = rest.at(-1);
  const between = [...numbers.filter(isPercent), ...rest.slice(0, -1)];
  const vat = between.findLast(isRate);
  const discount = between.find((column) => column !== vat);
  return {
    description,
    ...(unit !== undefined && { unit }),
    ...(quantity && { quantity: quantity.at }),
    ...(unitPrice && { unitPrice: unitPrice.at }),
    ...(total && { total: total.at }),
    ...(vat && { vat: vat.at }),
    ...(discount && { discount: discount.at }),
  };
};

/** Heads name their columns, and the cells name those whose head says nothing. */
export const detectColumns = (
  head: PastedColumnPositions | null,
  lines: readonly (readonly string[])[],
  rates: readonly number[],
): PastedColumnPositions => {
  const detected = lines.length > 0 ? columnsOfRows(lines, rates) : {};
  if (!head) return detected;
  const namedPositions = new Set<number | undefined>(Object.values(head));
  const openKinds = (['quantity', 'unit', 'unitPrice'] as const).filter(
    (kind) => !namedPositions.has(detected[kind]),
  );
  return { ...Object.fromEntries(openKinds.map((kind) => [kind, detected[kind]])), ...head };
};
