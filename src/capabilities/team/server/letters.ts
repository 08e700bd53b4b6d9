import type { Language } from '#kernel/language.ts';
import type { Letter } from '#mail/server/index.ts';
import { stringsOf } from '#strings/strings.ts';

interface Inviting {
  name: string;
  isVerified: boolean;
}

/** A name that nobody has looked at is no subject: anybody could write there what they like to anybody. */
export const invitationLetter = (
  language: Language,
  { name: company, isVerified }: Inviting,
  address: string,
): Letter => {
  const { subject, subjectOfUnverified, heading, text, button, note } =
    stringsOf(language).teamLetters.invitation;
  return {
    subject: isVerified ? subject(company) : subjectOfUnverified,
    heading: heading(company),
    paragraphs: [text(company)],
    button: {
      label: button,
      address,
    },
    closing: note,
  };
};
