import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { formatLongDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

const wordsIn = (language: Language) => stringsOf(language).accountLetters;

export const verificationCodeEmail = (language: Language, code: string): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).code;
  return { subject, heading, paragraphs: [text], code, closing: note };
};

export const verificationCodeSms = (language: Language, code: string): string =>
  wordsIn(language).code.sms(code);

export const contactChangeCodeEmail = (language: Language, code: string): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).changeCode;
  return { subject, heading, paragraphs: [text], code, closing: note };
};

/** It warns that the account will be deleted: a person who did not request that can still stop it. */
export const erasureRequestedEmail = (
  language: Language,
  {
    eraseAt,
    contracts,
    settings,
  }: { eraseAt: Date; contracts: readonly { object: string; otherSide: string }[]; settings: string },
): EmailContent => {
  const { subject, heading, text, waits, contract, button, note } = wordsIn(language).erasureAsked;
  return {
    subject,
    heading,
    paragraphs: [
      text(formatLongDate(eraseAt, language)),
      ...(contracts.length > 0 ? [waits] : []),
      ...contracts.map(({ object, otherSide }) => contract(object, otherSide)),
    ],
    button: { label: button, address: settings },
    closing: note,
  };
};

export const emailChangeRequestedEmail = (language: Language, address: string): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).emailChangeAsked;
  return { subject, heading, paragraphs: [text(address)], closing: note };
};

export const phoneChangedEmail = (language: Language): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).phoneChanged;
  return { subject, heading, paragraphs: [text], closing: note };
};

export const emailChangedEmail = (language: Language, address: string): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).emailChanged;
  return { subject, heading, paragraphs: [text(address)], closing: note };
};

export const dormantAccountEmail = (language: Language, address: string): EmailContent => {
  const { subject, heading, text, button, note } = wordsIn(language).dormant;
  return { subject, heading, paragraphs: [text], button: { label: button, address }, closing: note };
};
