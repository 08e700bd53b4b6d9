import type { EmailContent } from '#features/notifications/email/server/index.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

/** The address may hold a secret, so the email names its host alone. */
export const webhookDisabledEmail = (language: Language, host: string, page: string): EmailContent => {
  const { subject, heading, text, button, note } = stringsOf(language).webhookLetters.disabled;
  return {
    subject,
    heading,
    paragraphs: [text(host)],
    button: { label: button, address: page },
    closing: note,
  };
};
