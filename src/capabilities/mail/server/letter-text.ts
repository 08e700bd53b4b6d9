import type { Language } from '#kernel/language.ts';
import { replyLine } from '#mail/rules/reply-line.ts';
import { stringsOf } from '#strings/strings.ts';
import type { Imprint, LetterPart } from './letter.ts';

/** French writes a space before a colon, one at which no line breaks. */
const colonOf = (language: Language) => (language === 'fr' ? '\u00A0:' : ':');

const indented = (text: string) => text.replaceAll(/^/gm, '    ');

/** The letter without any looks: the mail's plain part, and what the outbox holds. */
export const letterText = ({ letter, language }: LetterPart, imprint: Imprint): string => {
  const { letters, web } = stringsOf(language);
  const colon = colonOf(language);
  return [
    ...(letter.replyAbove ? [replyLine(letter.replyAbove)] : []),
    letter.heading,
    ...letter.paragraphs,
    ...(letter.links ?? []).map(({ label, address }) => `${label}\n${address}`),
    ...(letter.quote ?? []).map(indented),
    ...(letter.code ? [`    ${letter.code}`] : []),
    ...(letter.button ? [`${letter.button.label}${colon}\n${letter.button.address}`] : []),
    ...(letter.closing ? [letter.closing] : []),
    [letters.foot, ...imprint.lines, `${web.imprint}${colon} ${imprint.address}`].join('\n'),
    ...(letter.unsubscribe ? [`${letter.unsubscribe.label}${colon}\n${letter.unsubscribe.address}`] : []),
  ].join('\n\n');
};
