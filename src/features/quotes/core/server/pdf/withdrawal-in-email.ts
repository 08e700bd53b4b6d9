import type { WithdrawalPagesContent } from '#features/quotes/core/rules/withdrawal-pages.ts';

/** An email has the instructions and the form word for word, in one block each. */
export const withdrawalParagraphsForEmail = ({ title, sections, form }: WithdrawalPagesContent): string[] => [
  [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n\n'),
  [form.heading, form.hint, ...[...form.lines, ...form.blanks].map((line) => `– ${line}`), form.note].join(
    '\n\n',
  ),
];
