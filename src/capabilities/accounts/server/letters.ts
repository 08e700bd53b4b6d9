import type { Language } from '#kernel/language.ts';
import type { Letter } from '#mail/server/index.ts';
import { stringsOf } from '#strings/strings.ts';

const wordsIn = (language: Language) => stringsOf(language).accountLetters;

export const codeLetter = (language: Language, code: string): Letter => {
  const { subject, heading, text, note } = wordsIn(language).code;
  return { subject: subject(code), heading, paragraphs: [text], code, closing: note };
};

export const codeText = (language: Language, code: string): string => wordsIn(language).code.sms(code);

export const resetLetter = (language: Language, address: string): Letter => {
  const { subject, heading, text, button, note } = wordsIn(language).reset;
  return { subject, heading, paragraphs: [text], button: { label: button, address }, closing: note };
};

export const passwordChangedLetter = (language: Language): Letter => {
  const { subject, heading, text, note } = wordsIn(language).passwordChanged;
  return { subject, heading, paragraphs: [text], closing: note };
};

export const emailChangedLetter = (language: Language, address: string): Letter => {
  const { subject, heading, text, note } = wordsIn(language).emailChanged;
  return { subject, heading, paragraphs: [text(address)], closing: note };
};

export const dormantLetter = (language: Language, address: string): Letter => {
  const { subject, heading, text, button, note } = wordsIn(language).dormant;
  return { subject, heading, paragraphs: [text], button: { label: button, address }, closing: note };
};

export const passkeyAddedLetter = (language: Language, name: string): Letter => {
  const { subject, heading, text, note } = wordsIn(language).passkeyAdded;
  return { subject, heading, paragraphs: [text(name)], closing: note };
};
