import type { WithdrawalPages } from '#features/quotes/core/rules/withdrawal-pages.ts';

/** The instructions and the form in a mail: word for word, one block for the instructions and one for the form. */
export const withdrawalInMail = ({ title, sections, form }: WithdrawalPages): string[] => [
  [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n\n'),
  [form.heading, form.hint, ...[...form.lines, ...form.blanks].map((line) => `– ${line}`), form.note].join(
    '\n\n',
  ),
];
