import { formatReplyLine } from '#features/notifications/email/rules/reply-line.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';
import type { LocalizedEmail, MailImprint } from './email-content.ts';

/** French writes a no-break space before a colon. */
const colonOf = (language: Language) => (language === 'fr' ? '\u00A0:' : ':');

const indented = (text: string) => text.replaceAll(/^/gm, '    ');

/** Renders the email as plain text, for the mail's plain part and the outbox. */
export const renderEmailText = (
  { letter: email, language }: LocalizedEmail,
  imprint: MailImprint,
): string => {
  const { letters, web } = stringsOf(language);
  const colon = colonOf(language);
  return [
    ...(email.replyAbove ? [formatReplyLine(email.replyAbove)] : []),
    email.heading,
    ...(email.facts?.length ? [email.facts.join('\n')] : []),
    ...email.paragraphs,
    ...(email.links ?? []).map(({ label, address }) => `${label}\n${address}`),
    ...(email.quote ?? []).map(indented),
    ...(email.code ? [`    ${email.code}`] : []),
    ...(email.button ? [`${email.button.label}${colon}\n${email.button.address}`] : []),
    ...(email.closing ? [email.closing] : []),
    [letters.foot, ...imprint.lines, `${web.imprint}${colon} ${imprint.address}`].join('\n'),
    ...(email.unsubscribe ? [`${email.unsubscribe.label}${colon}\n${email.unsubscribe.address}`] : []),
  ].join('\n\n');
};
