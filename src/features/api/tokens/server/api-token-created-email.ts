import type { EmailContent } from '#features/notifications/email/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

export const apiTokenCreatedEmail = (language: Language, name: string, tokensPage: string): EmailContent => {
  const { subject, heading, text, button, note } = stringsOf(language).apiTokenLetters.created;
  return {
    subject,
    heading,
    paragraphs: [text(name)],
    button: { label: button, address: tokensPage },
    closing: note,
  };
};
