import { readTyped } from '#kernel/typed-numbers.ts';
import { unitNamed } from '#kernel/unit-words.ts';
import { PLACES } from '#quotes/rules/sums.ts';

export const columnKinds = [
  'position',
  'description',
  'quantity',
  'unit',
  'unitPrice',
  'discount',
  'vat',
  'total',
] as const;
export type ColumnKind = (typeof columnKinds)[number];

/** How heads of columns begin in the five languages, in small letters; the first that fits is taken. */
const headWords: readonly (readonly [ColumnKind, RegExp])[] = [
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

/** Words over the descriptions too, where no other column is plainly theirs: 'Article' may be a number of a catalogue. */
const OTHER_DESCRIPTION = /^(?:article|artigo|prestation|travaux|ouvrage|arbeit|aarbecht|serviço)/;
/** Of two columns that begin so the second is the discount, as Portuguese shortens it. */
const DESC = /^desc\.?$/;

const headKind = (cell: string): ColumnKind | null => {
  const words = cell.toLowerCase();
  return headWords.find(([, word]) => word.test(words))?.[0] ?? null;
};

export const LETTERS = /\p{L}{2}/u;
export const PERCENT = /%\s*$/;
const EURO = /€|\beuros?\b|\beur\b/i;

export const isUnit = (cell: string) => unitNamed(cell) !== null;
export const isWords = (cell: string) => LETTERS.test(cell) && !isUnit(cell) && !isNumber(cell);

/** Of two signs it is not asked here which one it is. */
export const isNumber = (cell: string): boolean =>
  (['price', 'percent'] as const).some((kind) => readTyped(cell, { kind, places: 4 }) !== null);

export type Columns = Partial<Record<ColumnKind, number>>;

export const columnsOfHead = (cells: readonly string[]): Columns | null => {
  const columns: Columns = {};
  cells.forEach((cell, at) => {
    const isSecond = columns.description !== undefined && DESC.test(cell.toLowerCase());
    const kind = isSecond ? 'discount' : headKind(cell);
    if (kind && columns[kind] === undefined) columns[kind] = at;
  });
  const other = cells.findIndex((cell) => OTHER_DESCRIPTION.test(cell.toLowerCase()));
  if (columns.description === undefined && other >= 0) columns.description = other;
  const isHead = columns.description !== undefined && Object.keys(columns).length > 1;
  return isHead && !cells.some(isNumber) ? columns : null;
};

/** What each column is where no heads say it: words, a unit, and numbers in the order of a quote. */
const columnsOfRows = (rows: readonly (readonly string[])[], rates: readonly number[]): Columns => {
  const width = Math.max(...rows.map((cells) => cells.length));
  const counts = Array.from({ length: width }, (_, at) => {
    const cells = rows.map((row) => row[at] ?? '').filter((cell) => cell !== '');
    return {
      at,
      cells,
      words: cells.filter(isWords).length,
      units: cells.filter(isUnit).length,
      numbers: cells.filter((cell) => isNumber(cell) && !isUnit(cell)).length,
    };
  });
  const description = counts.reduce((best, one) => (one.words > best.words ? one : best)).at;
  const after = counts.filter(({ at, cells }) => at > description && cells.length > 0);
  const unit = after.find(({ units, words, numbers }) => units > 0 && units >= words && units >= numbers)?.at;
  const numbers = after.filter(({ at, numbers: count, words }) => at !== unit && count > 0 && count >= words);
  const isRate = ({ cells }: (typeof counts)[number]) =>
    cells.every((cell) => {
      const read = readTyped(cell, { kind: 'percent', places: PLACES.percent });
      return read !== null && rates.some((rate) => String(rate) === read.number);
    });
  const isPercent = ({ cells }: (typeof counts)[number]) => cells.some((cell) => PERCENT.test(cell));
  const plain = numbers.filter((one) => !isPercent(one));
  const isMoney = ({ cells }: (typeof counts)[number]) => cells.every((cell) => EURO.test(cell));
  const [only] = plain;
  const isSumAlone = plain.length === 1 && unit === undefined && only !== undefined && isMoney(only);
  const [quantity, unitPrice] = isSumAlone ? [] : plain;
  const rest = isSumAlone ? plain : plain.slice(2);
  const total = rest.at(-1);
  const between = [...numbers.filter(isPercent), ...rest.slice(0, -1)];
  const vat = between.findLast(isRate);
  const discount = between.find((one) => one !== vat);
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

/** What heads say, and of columns whose head says nothing what stands in them. */
export const columnsOf = (
  head: Columns | null,
  lines: readonly (readonly string[])[],
  rates: readonly number[],
): Columns => {
  const found = lines.length > 0 ? columnsOfRows(lines, rates) : {};
  if (!head) return found;
  const named = new Set<number | undefined>(Object.values(head));
  const others = (['quantity', 'unit', 'unitPrice'] as const).filter((kind) => !named.has(found[kind]));
  return { ...Object.fromEntries(others.map((kind) => [kind, found[kind]])), ...head };
};
