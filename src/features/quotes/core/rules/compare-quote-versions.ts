import type { LineKind, LineUnit } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import { DECIMAL_PLACES_BY_KIND, type PricedLine } from './quote-sums.ts';

export const lineChangeMarks = ['new', 'dearer', 'cheaper', 'reworded', 'changed'] as const;
export type LineChangeMark = (typeof lineChangeMarks)[number];

export interface ComparedLine extends PricedLine {
  id: number;
  kind: LineKind | null;
  description: string;
  unit: LineUnit | null;
  net: string;
}

export interface MarkedLine {
  lineId: number;
  marks: LineChangeMark[];
  /** It is null if the line is new or its sum is the same. */
  netBefore: string | null;
}

const centsOf = ({ net }: ComparedLine) => parseDecimalOrThrow(net, DECIMAL_PLACES_BY_KIND.money);

const frameOf = ({ kind, unit, vatRate, isOptional, mayBeReduced }: ComparedLine) =>
  JSON.stringify([kind, unit, vatRate, isOptional, mayBeReduced]);

/** Twice as much at half the price comes to the same, and is another offer. */
const priceOf = ({ quantity, unitPrice, discountPercent }: ComparedLine) =>
  JSON.stringify([quantity, unitPrice, discountPercent]);

const marksOf = (previousLine: ComparedLine, line: ComparedLine): LineChangeMark[] => {
  const more = centsOf(line) - centsOf(previousLine);
  const isOther =
    frameOf(line) !== frameOf(previousLine) || (more === 0n && priceOf(line) !== priceOf(previousLine));
  return [
    ...(more > 0n ? (['dearer'] as const) : []),
    ...(more < 0n ? (['cheaper'] as const) : []),
    ...(line.description === previousLine.description ? [] : (['reworded'] as const)),
    ...(isOther ? (['changed'] as const) : []),
  ];
};

/** Compares lines by their numbers with those of the version before. */
export const compareLinesOfVersions = <Line extends ComparedLine>(
  previousLines: readonly Line[],
  lines: readonly Line[],
): { lines: MarkedLine[]; gone: Line[] } => {
  const previousById = new Map(previousLines.map((line) => [line.id, line]));
  const keptIds = new Set(lines.map(({ id }) => id));
  return {
    lines: lines.flatMap((line): MarkedLine[] => {
      const old = previousById.get(line.id);
      if (!old) return [{ lineId: line.id, marks: ['new'], netBefore: null }];
      const marks = marksOf(old, line);
      const netBefore = centsOf(old) === centsOf(line) ? null : old.net;
      return marks.length > 0 ? [{ lineId: line.id, marks, netBefore }] : [];
    }),
    gone: previousLines.filter(({ id }) => !keptIds.has(id)),
  };
};
