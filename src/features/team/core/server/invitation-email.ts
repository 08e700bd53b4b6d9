import type { EmailContent } from '#features/notifications/email/server/index.ts';
import type { MemberRole } from '#kernel/company-role.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

interface InvitingCompany {
  name: string;
  isVerified: boolean;
  role: MemberRole;
}

/** An unverified company's name never stands in a subject: anybody could mail any text to anybody. */
export const invitationEmail = (
  language: Language,
  { name: company, isVerified, role }: InvitingCompany,
  address: string,
): EmailContent => {
  const { teamLetters, team } = stringsOf(language);
  const { subject, subjectOfUnverified, heading, text, button, note } = teamLetters.invitation;
  return {
    subject: isVerified ? subject(company) : subjectOfUnverified,
    heading: heading(company),
    paragraphs: [text(company), teamLetters.invitation.role(team.roles[role], team.mayDo[role])],
    button: {
      label: button,
      address,
    },
    closing: note,
  };
};
