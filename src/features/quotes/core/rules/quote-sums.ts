import { divideRounded, formatDecimalUnits, parseDecimalOrThrow } from '#kernel/decimal.ts';
import { FULL_VAT_RATE, MIN_REDUCED_VAT_CENTS, REDUCED_VAT_RATE } from '#kernel/vat-rates.ts';

interface TaxedLine {
  readonly vatRate: number | null;
  readonly isOptional: boolean;
  readonly mayBeReduced: boolean;
}

/** Numbers stand as they do on the wire. */
export interface PricedLine extends TaxedLine {
  readonly quantity: string | null;
  readonly unitPrice: string | null;
  readonly discountPercent: string;
}

/** The database has computed the net of a stored line. */
export interface LineWithStoredNet extends TaxedLine {
  readonly cents: bigint;
}

export const DECIMAL_PLACES_BY_KIND = { quantity: 3, price: 4, percent: 2, money: 2 } as const;

export const HUNDRED_PERCENT_BASIS_POINTS = 10_000n;
/** A product has 3 + 4 + 4 decimals, and a cent has 2. */
const TO_CENTS = 10n ** 9n;
const WHOLE = 100n;

/** No line, no sum and no total of ours comes to this, in cents. */
export const SUM_LIMIT_CENTS = 10n ** 14n;

const reckon = ({ quantity, unitPrice, discountPercent }: PricedLine): bigint => {
  if (quantity === null || unitPrice === null) return 0n;
  const product =
    parseDecimalOrThrow(quantity, DECIMAL_PLACES_BY_KIND.quantity) *
    parseDecimalOrThrow(unitPrice, DECIMAL_PLACES_BY_KIND.price) *
    (HUNDRED_PERCENT_BASIS_POINTS - parseDecimalOrThrow(discountPercent, DECIMAL_PLACES_BY_KIND.percent));
  return divideRounded(product, TO_CENTS);
};

const nets = new WeakMap<PricedLine, bigint>();

/** Returns cents, and nothing while quantity or price is missing. A line is immutable, so its sum is computed once. */
export const netCentsOfLine = (line: PricedLine | LineWithStoredNet): bigint => {
  if ('cents' in line) return line.cents;
  const cached = nets.get(line);
  if (cached !== undefined) return cached;
  const net = reckon(line);
  nets.set(line, net);
  return net;
};

const sumOf = (amounts: readonly bigint[]) => amounts.reduce((sum, amount) => sum + amount, 0n);

export interface VatOfRate {
  rate: number;
  base: bigint;
  tax: bigint;
}

const taxOn = (base: bigint, rate: number) => divideRounded(base * BigInt(rate), WHOLE);

/** Tax is due for each rate on the sum of its lines, the highest rate first. */
const taxesOf = <Line extends PricedLine | LineWithStoredNet>(
  lines: readonly Line[],
  rateOf: (line: Line) => number,
): VatOfRate[] => {
  const bases = new Map<number, bigint>();
  for (const line of lines) bases.set(rateOf(line), (bases.get(rateOf(line)) ?? 0n) + netCentsOfLine(line));
  return [...bases]
    .map(([rate, base]) => ({ rate, base, tax: taxOn(base, rate) }))
    .toSorted((a, b) => b.rate - a.rate);
};

interface Sums {
  net: bigint;
  taxes: VatOfRate[];
  total: bigint;
  /** The marked lines are at the reduced rate; null if the administration would not apply it. */
  reduced: { taxes: VatOfRate[]; total: bigint } | null;
  /** The optional lines that are not taken come to this before tax. */
  options: bigint;
}

const isMarked = ({ mayBeReduced, vatRate }: TaxedLine) => mayBeReduced && vatRate === FULL_VAT_RATE;

/** Returns true if the administration would apply the reduced rate to the marked lines. */
export const mayUseReducedRate = (
  lines: readonly (PricedLine | LineWithStoredNet)[],
  isMainResidence: boolean | null,
): boolean =>
  isMainResidence === true && sumOf(lines.filter(isMarked).map(netCentsOfLine)) >= MIN_REDUCED_VAT_CENTS;

/** Returns the sums of a quote in cents. */
export const quoteSumsOf = <Line extends PricedLine | LineWithStoredNet>(
  lines: readonly Line[],
  {
    isMainResidence,
    isTaken = () => false,
  }: { isMainResidence: boolean | null; isTaken?: (line: Line) => boolean },
): Sums => {
  const isCounted = (line: Line) => !line.isOptional || isTaken(line);
  const countedLines = lines.filter(isCounted);
  const net = sumOf(countedLines.map(netCentsOfLine));
  const taxes = taxesOf(countedLines, ({ vatRate }) => vatRate ?? 0);
  const less = mayUseReducedRate(countedLines, isMainResidence)
    ? taxesOf(countedLines, (line) => (isMarked(line) ? REDUCED_VAT_RATE : (line.vatRate ?? 0)))
    : null;
  return {
    net,
    taxes,
    total: net + sumOf(taxes.map(({ tax }) => tax)),
    reduced: less && { taxes: less, total: net + sumOf(less.map(({ tax }) => tax)) },
    options: sumOf(lines.filter((line) => !isCounted(line)).map(netCentsOfLine)),
  };
};

/** Returns cents, without the optional lines that are not taken. */
export const netCentsOfSection = <Line extends PricedLine | LineWithStoredNet>(
  lines: readonly Line[],
  isTaken: (line: Line) => boolean = () => false,
): bigint => sumOf(lines.filter((line) => !line.isOptional || isTaken(line)).map(netCentsOfLine));

export const centsAsDecimal = (cents: bigint): string =>
  formatDecimalUnits(cents, DECIMAL_PLACES_BY_KIND.money);

export interface VatAsDecimals {
  rate: number;
  base: string;
  tax: string;
}

export interface SumsAsDecimals {
  net: string;
  taxes: VatAsDecimals[];
  total: string;
  reduced: { taxes: VatAsDecimals[]; total: string } | null;
  options: string;
}

const writeTax = ({ rate, base, tax }: VatOfRate): VatAsDecimals => ({
  rate,
  base: centsAsDecimal(base),
  tax: centsAsDecimal(tax),
});

/** Writes the sums as they stand on the wire. */
export const sumsAsDecimals = ({ net, taxes, total, reduced, options }: Sums): SumsAsDecimals => ({
  net: centsAsDecimal(net),
  taxes: taxes.map(writeTax),
  total: centsAsDecimal(total),
  reduced: reduced && { taxes: reduced.taxes.map(writeTax), total: centsAsDecimal(reduced.total) },
  options: centsAsDecimal(options),
});

/** Splits a total by its payment plan, in cents: the last part of a whole plan takes the odd cent. */
export const instalmentsOf = (total: bigint, percents: readonly string[]): bigint[] => {
  const parts = percents.map((percent) =>
    divideRounded(
      total * parseDecimalOrThrow(percent, DECIMAL_PLACES_BY_KIND.percent),
      HUNDRED_PERCENT_BASIS_POINTS,
    ),
  );
  return isOneHundredPercent(percents) ? [...parts.slice(0, -1), total - sumOf(parts.slice(0, -1))] : parts;
};

/** Returns hundredths of a per cent. */
export const sumOfPercents = (percents: readonly string[]): bigint =>
  sumOf(percents.map((percent) => parseDecimalOrThrow(percent, DECIMAL_PLACES_BY_KIND.percent)));

export const isOneHundredPercent = (percents: readonly string[]): boolean =>
  sumOfPercents(percents) === HUNDRED_PERCENT_BASIS_POINTS;
