import {
  DECIMAL_PLACES_BY_KIND,
  mayUseReducedRate,
  netCentsOfSection,
  type LineWithStoredNet,
} from '#features/quotes/core/rules/quote-sums.ts';
import type { PaymentPlanMoment } from '#features/quotes/core/rules/quotes.ts';
import {
  type LineKind,
  lineKinds,
  type LineUnit,
  measuredLineUnits,
} from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { daysBetween, type IsoDay } from '#kernel/calendar.ts';
import { compareAmounts, formatDecimalUnits, parseDecimalOrThrow } from '#kernel/decimal.ts';
import { REDUCED_VAT_RATE, VAT_EXEMPT_RATE } from '#kernel/vat-rates.ts';

export interface ComparableLine extends LineWithStoredNet {
  id: number;
  kind: LineKind;
  unit: LineUnit;
  quantity: string | null;
}

export interface ComparedQuote {
  quoteId: number;
  lines: readonly ComparableLine[];
  exclusions: readonly { kind: LineKind }[];
  inclusions: readonly { kind: LineKind; inKind: LineKind }[];
  plan: readonly { on: PaymentPlanMoment; percent: string }[];
  startsOn: IsoDay | null;
  validUntil: IsoDay;
  isMainResidence: boolean | null;
}

export type ComparisonCellState = 'sum' | 'optional' | 'included' | 'excluded' | 'silent';

export interface ComparisonCell {
  state: ComparisonCellState;
  /** It is in cents, of a sum or of lines that are all optional. */
  net: bigint;
  inKind: LineKind | null;
  lineIds: number[];
}

export interface ComparedRow {
  kind: LineKind;
  /** There is one for each quote, in their order. */
  cells: ComparisonCell[];
}

const cellOf = (
  { exclusions, inclusions }: ComparedQuote,
  kind: LineKind,
  kindLines: readonly ComparableLine[],
): ComparisonCell => {
  const firm = kindLines.filter(({ isOptional }) => !isOptional);
  const netOfAll = (someLines: readonly ComparableLine[]) =>
    someLines.reduce((sum, { cents }) => sum + cents, 0n);
  const lineIds = kindLines.map(({ id }) => id);
  if (firm.length > 0) return { state: 'sum', net: netOfAll(firm), inKind: null, lineIds };
  if (kindLines.length > 0) return { state: 'optional', net: netOfAll(kindLines), inKind: null, lineIds };
  const within = inclusions.find((inclusion) => inclusion.kind === kind);
  if (within) return { state: 'included', net: 0n, inKind: within.inKind, lineIds };
  const isOut = exclusions.some((exclusion) => exclusion.kind === kind);
  return { state: isOut ? 'excluded' : 'silent', net: 0n, inKind: null, lineIds };
};

const largestOf = ({ cells }: ComparedRow) =>
  cells.reduce((largest, { state, net }) => (state === 'sum' && net > largest ? net : largest), 0n);

/** Returns a row for each kind that any quote mentions, the largest sum first. */
export const compareByLineKind = (quotes: readonly ComparedQuote[]): ComparedRow[] => {
  const linesByKind = quotes.map(({ lines }) => Map.groupBy(lines, ({ kind }) => kind));
  return lineKinds
    .map((kind) => ({
      kind,
      cells: quotes.map((quote, index) => cellOf(quote, kind, linesByKind[index]?.get(kind) ?? [])),
    }))
    .filter(({ cells }) => cells.some(({ state }) => state !== 'silent'))
    .toSorted((a, b) => compareAmounts(largestOf(b), largestOf(a)));
};

/** Returns the part that is due before anybody works, in hundredths of a per cent. */
export const sumPercentBeforeWork = (plan: ComparedQuote['plan']): bigint =>
  plan
    .filter(({ on }) => on === 'acceptance')
    .reduce((sum, { percent }) => sum + parseDecimalOrThrow(percent, DECIMAL_PLACES_BY_KIND.percent), 0n);

/** Exactly this is not marked yet. */
const MOST_BEFORE_WORK = 3000n;

const writePercent = (percent: bigint) =>
  formatDecimalUnits(percent, DECIMAL_PLACES_BY_KIND.percent).replace(/\.00$|(?<=\.\d)0$/, '');

/** Returns the per cent due on acceptance, or null unless they exceed the limit. */
export const findExcessivePercentBeforeWork = (plan: ComparedQuote['plan']): string | null => {
  const percent = sumPercentBeforeWork(plan);
  return percent > MOST_BEFORE_WORK ? writePercent(percent) : null;
};

/** Returns true if all lines of the total are at the reduced rate, or if it may be applied. */
export const usesReducedRate = ({ lines, isMainResidence }: ComparedQuote): boolean => {
  const firm = lines.filter(({ isOptional }) => !isOptional);
  const isAllReduced = firm.length > 0 && firm.every(({ vatRate }) => vatRate === REDUCED_VAT_RATE);
  return isAllReduced || mayUseReducedRate(firm, isMainResidence);
};

/** A small business charges no VAT at all. */
const isUntaxed = ({ lines }: ComparedQuote): boolean =>
  lines.every(({ isOptional, vatRate }) => isOptional || vatRate === VAT_EXEMPT_RATE);

const onlyRateOf = (quotes: readonly ComparedQuote[]): number | null => {
  const firm = quotes.flatMap(({ lines }) => lines).filter(({ isOptional }) => !isOptional);
  const [rate = null, ...more] = new Set(firm.map(({ vatRate }) => vatRate));
  return more.length === 0 ? rate : null;
};

export interface MeasuredQuantity {
  unit: LineUnit;
  quantity: string;
}

/** Returns the unit and quantity of the dearest measured line. */
const measureOf = ({ lines }: ComparedQuote): MeasuredQuantity | null => {
  const measured = lines
    .filter(({ unit, isOptional }) => !isOptional && measuredLineUnits.includes(unit))
    .toSorted((a, b) => compareAmounts(b.cents, a.cents));
  const [dearest] = measured;
  return dearest?.quantity ? { unit: dearest.unit, quantity: dearest.quantity } : null;
};

/** Returns the measure of each quote, or null if they differ in unit. */
export const comparableQuantitiesOf = (quotes: readonly ComparedQuote[]): MeasuredQuantity[] | null => {
  const measures = quotes.map(measureOf);
  const [first] = measures;
  const isAlike = first && measures.every((measure) => measure?.unit === first.unit);
  return isAlike ? measures.filter((measure) => measure !== null) : null;
};

/** The page says these in words above the table. A number names a quote by its column. */
export type QuoteDifference =
  | { says: 'only'; kind: LineKind; one: number; leftOut: number[]; silent: number[] }
  | { says: 'notBy'; kind: LineKind; one: number; state: 'silent' | 'excluded' }
  /** The other quotes share this rate; it is null if they have several. */
  | { says: 'rates'; reduced: number; full: number; rate: number | null }
  | { says: 'beforeWork'; one: number; percent: string }
  | { says: 'starts'; weeks: number; days: IsoDay[] }
  | { says: 'runsOut'; one: number; days: number };

const isIn = ({ state }: ComparisonCell) => state === 'sum' || state === 'included';

const placesOf = (cells: readonly ComparisonCell[], isThis: (cell: ComparisonCell) => boolean) =>
  cells.flatMap((cell, index) => (isThis(cell) ? [index] : []));

/** A kind is worth a sentence from a fiftieth of the lowest quote on. */
const WORTH_SAYING = 50n;

const aboutKind = ({ kind, cells }: ComparedRow): QuoteDifference[] => {
  const [place, ...more] = placesOf(cells, isIn);
  if (place === undefined || cells.some(({ state }) => state === 'optional')) return [];
  const leftOut = placesOf(cells, ({ state }) => state === 'excluded');
  const silent = placesOf(cells, ({ state }) => state === 'silent');
  if (more.length === 0) return [{ says: 'only', kind, one: place, leftOut, silent }];
  const [out = silent[0]] = leftOut;
  if (out === undefined || leftOut.length + silent.length > 1) return [];
  return [{ says: 'notBy', kind, one: out, state: leftOut.length > 0 ? 'excluded' : 'silent' }];
};

const DAYS_OF_WEEK = 7;
const WEEKS_WORTH_SAYING = 4;
const RUNS_OUT_SOON = 7;

const aboutStarts = (quotes: readonly ComparedQuote[]): QuoteDifference[] => {
  const days = quotes
    .map(({ startsOn }) => startsOn)
    .filter((day) => day !== null)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || days.length < 2) return [];
  const weeks = Math.floor(daysBetween(first, last) / DAYS_OF_WEEK);
  return weeks >= WEEKS_WORTH_SAYING ? [{ says: 'starts', weeks, days }] : [];
};

/** A quote that soon expires is worth a sentence if another holds for longer. */
const aboutEnds = (quotes: readonly ComparedQuote[], today: IsoDay): QuoteDifference[] =>
  quotes.flatMap(({ validUntil }, index) => {
    const days = daysBetween(today, validUntil);
    const isAlone = quotes.some((otherQuote) => daysBetween(today, otherQuote.validUntil) > RUNS_OUT_SOON);
    return isAlone && days >= 0 && days <= RUNS_OUT_SOON
      ? [{ says: 'runsOut' as const, one: index, days }]
      : [];
  });

/** Sentences are derived from the table alone, and are never an opinion. */
export const findQuoteDifferences = (
  quotes: readonly ComparedQuote[],
  rows: readonly ComparedRow[],
  today: IsoDay,
): QuoteDifference[] => {
  if (quotes.length < 2) return [];
  const nets = quotes.map(({ lines }) => netCentsOfSection(lines));
  const lowest = nets.reduce((least, net) => (net < least ? net : least));
  const otherQuotes = quotes.filter((quote) => !usesReducedRate(quote));
  const reduced = quotes.length - otherQuotes.length;
  const fullRateQuotes = otherQuotes.filter((quote) => !isUntaxed(quote));
  const full = fullRateQuotes.length;
  const rate = onlyRateOf(fullRateQuotes);
  const rates: QuoteDifference[] = reduced > 0 && full > 0 ? [{ says: 'rates', reduced, full, rate }] : [];
  const beforeWork = quotes.flatMap(({ plan }, one): QuoteDifference[] => {
    const percent = findExcessivePercentBeforeWork(plan);
    return percent === null ? [] : [{ says: 'beforeWork', one, percent }];
  });
  const kinds = rows.filter((row) => largestOf(row) * WORTH_SAYING >= lowest).flatMap(aboutKind);
  const only = kinds.filter(({ says }) => says === 'only');
  const notBy = kinds.filter(({ says }) => says === 'notBy');
  return [...only, ...rates, ...notBy, ...beforeWork, ...aboutStarts(quotes), ...aboutEnds(quotes, today)];
};
