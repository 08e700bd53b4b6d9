import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { formatAmount } from '#kernel/format-amounts.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

export interface RemovedLinesContent {
  heading: string;
  rows: readonly { description: string; net: string }[];
}

export const removedLinesContentOf = (
  { changes }: Quote,
  language: Language,
): { gone?: RemovedLinesContent } => {
  if (!changes || changes.gone.length === 0) return {};
  const rows = changes.gone.map(({ description, net }) => ({
    description,
    net: formatAmount(net, language),
  }));
  return { gone: { heading: stringsOf(language).quoting.gone(changes.since), rows } };
};

export const lineMarkContentOf = (
  { changes }: Quote,
  lineId: number,
  language: Language,
): { mark?: string } => {
  const marked = changes?.lines.find((line) => line.lineId === lineId);
  if (!marked) return {};
  const { quoting } = stringsOf(language);
  const previousAmount = marked.netBefore === null ? null : formatAmount(marked.netBefore, language);
  const words = marked.marks.map((mark) => quoting.lineMarks[mark]);
  return { mark: quoting.markedAs(words, previousAmount) };
};

export const formatChangesSummary = (
  { since, lines, gone }: NonNullable<Quote['changes']>,
  language: Language,
): string => {
  const { quoting } = stringsOf(language);
  return lines.length + gone.length > 0 ? quoting.changesSince(since) : quoting.sameAsBefore(since);
};
