import type { Language } from '#kernel/language.ts';
import type { Letter } from '#mail/server/index.ts';
import { stringsOf } from '#strings/strings.ts';

export const invitationLetter = (language: Language, company: string, address: string): Letter => {
  const { subject, heading, text, button, note } = stringsOf(language).teamLetters.invitation;
  return {
    subject: subject(company),
    heading: heading(company),
    paragraphs: [text(company)],
    button: {
      label: button,
      address,
    },
    closing: note,
  };
};
