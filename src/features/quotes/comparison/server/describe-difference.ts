import type { ComparisonRowName } from '#features/quotes/comparison/contract/comparison.ts';
import type { QuoteDifference } from '#features/quotes/comparison/rules/compare-quotes.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { formatDecimal } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

/** Returns the row of the table that a sentence belongs to. */
export const comparisonRowNameOf = (difference: QuoteDifference): ComparisonRowName => {
  if (difference.says === 'only' || difference.says === 'notBy') return difference.kind;
  return ({ rates: 'reduced', beforeWork: 'plan', starts: 'starts', runsOut: 'validity' } as const)[
    difference.says
  ];
};

export const describeDifference = (
  difference: QuoteDifference,
  { names, language }: { names: readonly string[]; language: Language },
): string => {
  const { differs, kinds } = stringsOf(language).quotePaper;
  const nameOf = (index: number) => names[index] ?? '';
  if (difference.says === 'only')
    return differs.only({
      kind: kinds[difference.kind],
      one: nameOf(difference.one),
      leftOut: difference.leftOut.map(nameOf),
      silent: difference.silent.map(nameOf),
    });
  if (difference.says === 'notBy')
    return differs.notBy[difference.state](nameOf(difference.one), kinds[difference.kind]);
  if (difference.says === 'rates') return differs.rates(difference);
  if (difference.says === 'beforeWork')
    return differs.beforeWork(nameOf(difference.one), formatDecimal(difference.percent, language));
  if (difference.says === 'starts')
    return differs.starts(
      difference.weeks,
      difference.days.map((day) => formatLongDate(new Date(`${day}T12:00:00Z`), language)),
    );
  return differs.runsOut(nameOf(difference.one), difference.days);
};
