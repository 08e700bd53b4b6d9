import { formatPhoneNumber } from '#features/accounts/core/rules/phone-numbers.ts';
import type { sentences as quoting } from '#features/quotes/core/strings/en/quoting.ts';
import type { sentences as withdrawal } from '#features/quotes/core/strings/en/withdrawal.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import { type OfferedQuote, offersWithdrawal } from './withdrawal.ts';

/** A quote that a consumer can accept ends with how to withdraw from it, and a form to do so. */
export interface WithdrawalPagesContent {
  title: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
  form: {
    heading: string;
    hint: string;
    lines: readonly string[];
    /** Each has a line to write on. */
    blanks: readonly string[];
    note: string;
  };
}

interface Withdrawable extends OfferedQuote {
  company: { name: string; address: string | null; phoneNumber: string | null; email: string | null };
  number: string | null;
  object: string;
}

type Words = { quoting: TranslationType<typeof quoting>; withdrawal: TranslationType<typeof withdrawal> };

/** A quote that has no number yet is called a draft. */
export const quoteDisplayName = (
  { number, isChange }: { number: string | null; isChange: boolean },
  words: Words['quoting'],
): string => {
  if (number === null) return isChange ? words.draftChange : words.draftQuote;
  return isChange ? words.changeNumber(number) : words.quoteNumber(number);
};

/** Returns the same for the PDF and the screen, or null if there is nothing to withdraw from. */
export const withdrawalPagesContentOf = (
  quote: Withdrawable,
  { quoting, withdrawal: words }: Words,
): WithdrawalPagesContent | null => {
  if (!offersWithdrawal(quote)) return null;
  const { company, object, isChange } = quote;
  const { name, address, phoneNumber, email } = company;
  const listed = (facts: readonly (string | null)[]) => facts.filter(Boolean).join(', ');
  // The instructions name a telephone number too (note 2 of the annex); the form does not.
  const trader = listed([name, address, phoneNumber && formatPhoneNumber(phoneNumber), email]);
  const button = isChange ? quoting.withdrawChange : quoting.withdrawContract;
  return {
    title: words.title,
    sections: [
      { heading: words.right, paragraphs: words.rightText({ trader, button }).split('\n') },
      { heading: words.effects, paragraphs: words.effectsText },
    ],
    form: {
      heading: words.form,
      hint: words.formHint,
      lines: [
        words.formTo(listed([name, address, email])),
        words.formNotice(`${quoteDisplayName(quote, quoting)}, ${object}`),
      ],
      blanks: words.formBlanks,
      note: words.formNote,
    },
  };
};
