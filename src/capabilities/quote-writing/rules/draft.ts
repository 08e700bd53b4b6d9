import { readDecimal } from '#kernel/decimal.ts';
import { typedDecimal } from '#kernel/typed-numbers.ts';
import type { LineKind, Unit } from '#price-book/rules/line-kinds.ts';
import type { Exclusion, Inclusion, PlanPart } from '#quotes/rules/paper.ts';
import { PLACES, type PricedLine } from '#quotes/rules/sums.ts';

/** A line as it is being written: numbers as they are typed. */
export interface DraftLine {
  /** Known to the screen alone, and the same for as long as it is open. */
  key: string;
  /** The server's; null while it does not know the line. */
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

/** Where the work is, as it is being typed. */
export interface DraftSite {
  commune: string;
  postalCode: string;
  street: string;
  isMainResidence: boolean | null;
  builtYear: string;
}

export interface Draft {
  object: string;
  site: DraftSite;
  intro: string;
  conditions: string;
  validUntil: string | null;
  startsOn: string | null;
  durationDays: number | null;
  warrantyMonths: number | null;
  sections: readonly DraftSection[];
  exclusions: readonly Exclusion[];
  inclusions: readonly Inclusion[];
  plan: readonly PlanPart[];
}

/** A number as people type it here, '1 250,5', as it stands on the wire; null where it is none, or nothing yet. */
export const typedNumber = (
  typed: string,
  places: number,
  isAbove: 'zero' | 'nothing' | 'anything',
): string | null => {
  const written = typedDecimal(typed);
  const units = readDecimal(written, places);
  if (units === null || (units < 0n && isAbove !== 'anything') || (isAbove === 'zero' && units === 0n))
    return null;
  return written;
};

const priced = new WeakMap<DraftLine, PricedLine>();

/** A line with what is not a number yet left out. Of three hundred lines a key changes one: the others are known. */
export const pricedOf = (line: DraftLine): PricedLine => {
  const known = priced.get(line);
  if (known) return known;
  const read: PricedLine = {
    quantity: typedNumber(line.quantity, PLACES.quantity, 'zero'),
    unitPrice: typedNumber(line.unitPrice, PLACES.price, 'anything'),
    discountPercent: typedNumber(line.discountPercent, PLACES.percent, 'nothing') ?? '0',
    vatRate: line.vatRate,
    isOptional: line.isOptional,
    mayBeReduced: line.mayBeReduced && line.vatRate === 17,
  };
  priced.set(line, read);
  return read;
};
