import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { formatLongDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

const wordsIn = (language: Language) => stringsOf(language).accountLetters;

export const passwordResetEmail = (language: Language, address: string): EmailContent => {
  const { subject, heading, text, button, note } = wordsIn(language).reset;
  return { subject, heading, paragraphs: [text], button: { label: button, address }, closing: note };
};

export const passwordChangedEmail = (language: Language): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).passwordChanged;
  return { subject, heading, paragraphs: [text], closing: note };
};

interface RemainingPasskey {
  name: string;
  createdAt: Date;
}

/** Sent after a reset by mail: it lists the passkeys, which a new password does not end. */
export const passwordResetDoneEmail = (
  language: Language,
  passkeys: readonly RemainingPasskey[],
  securityPage: string,
): EmailContent => {
  if (passkeys.length === 0) return passwordChangedEmail(language);
  const { subject, heading, text, passkeysText, passkeyLine, passkeysButton, note } =
    wordsIn(language).passwordChanged;
  const lines = passkeys.map(({ name, createdAt }) => passkeyLine(name, formatLongDate(createdAt, language)));
  return {
    subject,
    heading,
    paragraphs: [text, passkeysText, ...lines],
    button: { label: passkeysButton, address: securityPage },
    closing: note,
  };
};

export const passkeyAddedEmail = (language: Language, name: string): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).passkeyAdded;
  return { subject, heading, paragraphs: [text(name)], closing: note };
};

export const secondFactorAddedEmail = (language: Language): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).factorAdded;
  return { subject, heading, paragraphs: [text], closing: note };
};

export const secondFactorRemovedEmail = (language: Language): EmailContent => {
  const { subject, heading, text, note } = wordsIn(language).factorRemoved;
  return { subject, heading, paragraphs: [text], closing: note };
};
