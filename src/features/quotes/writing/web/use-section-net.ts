import { centsAsDecimal, netCentsOfSection } from '#features/quotes/core/rules/quote-sums.ts';
import { type DraftLine, parseDraftLine } from '#features/quotes/writing/rules/quote-draft.ts';
import { useStrings } from '#web/strings.tsx';
import { useDecimalFormat } from '#web/use-decimal-format.ts';
import { useCellParsingRules } from './use-cell-parsing-rules.ts';

/** Writes what a section comes to; one of nothing but options has no sum in the total. */
export const useSectionNet = () => {
  const rules = useCellParsingRules();
  const { writing } = useStrings();
  const { sum } = useDecimalFormat();
  return (lines: readonly DraftLine[]): string =>
    lines.length > 0 && lines.every(({ isOptional }) => isOptional)
      ? writing.outsideTotal
      : sum(centsAsDecimal(netCentsOfSection(lines.map((line) => parseDraftLine(line, rules)))));
};
