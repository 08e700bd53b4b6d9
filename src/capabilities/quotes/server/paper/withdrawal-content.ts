import type { Language } from '#kernel/language.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { offersWithdrawal } from '#quotes/rules/withdrawal.ts';
import { stringsOf } from '#strings/strings.ts';

/** The last pages of what a consumer can accept: how to withdraw from it, and a form to do so. */
export interface WithdrawalPages {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  form: {
    heading: string;
    hint: string;
    lines: readonly string[];
    /** Each with a line to write on. */
    blanks: readonly string[];
    note: string;
  };
}

export const withdrawalOf = (quote: Quote, language: Language): { withdrawal?: WithdrawalPages } => {
  if (!offersWithdrawal(quote)) return {};
  const { quoting, withdrawal: words } = stringsOf(language);
  const { company, number, object, isChange } = quote;
  const trader = [company.name, company.address, company.email].filter(Boolean).join(', ');
  const work = `${(isChange ? quoting.changeNumber : quoting.quoteNumber)(number ?? '')}, ${object}`;
  const button = isChange ? quoting.withdrawChange : quoting.withdrawContract;
  return {
    withdrawal: {
      title: words.title,
      sections: [
        { heading: words.right, paragraphs: words.rightText({ trader, button }).split('\n') },
        { heading: words.effects, paragraphs: words.effectsText },
      ],
      form: {
        heading: words.form,
        hint: words.formHint,
        lines: [words.formTo(trader), words.formNotice(work)],
        blanks: words.formBlanks,
        note: words.formNote,
      },
    },
  };
};

/** The same in a mail: word for word, one block for the instructions and one for the form. */
export const withdrawalInMail = ({ title, sections, form }: WithdrawalPages): string[] => [
  [title, ...sections.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs])].join('\n\n'),
  [form.heading, form.hint, ...[...form.lines, ...form.blanks].map((line) => `– ${line}`), form.note].join(
    '\n\n',
  ),
];
