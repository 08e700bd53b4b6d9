import { replyLine } from '#mail/rules/reply-line.ts';
import { stringsOf } from '#strings/strings.ts';
import type { Imprint, LetterPart } from './letter.ts';

const indented = (text: string) => text.replaceAll(/^/gm, '    ');

/** The letter without any looks: the mail's plain part, and what the outbox holds. */
export const letterText = ({ letter, language }: LetterPart, imprint: Imprint): string => {
  const { letters, web } = stringsOf(language);
  return [
    ...(letter.replyAbove ? [replyLine(letter.replyAbove)] : []),
    letter.heading,
    ...letter.paragraphs,
    ...(letter.links ?? []).map(({ label, address }) => `${label}\n${address}`),
    ...(letter.quote ?? []).map(indented),
    ...(letter.code ? [`    ${letter.code}`] : []),
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.address}`] : []),
    ...(letter.closing ? [letter.closing] : []),
    [letters.foot, ...imprint.lines, `${web.imprint}: ${imprint.address}`].join('\n'),
    ...(letter.unsubscribe ? [`${letter.unsubscribe.label}:\n${letter.unsubscribe.address}`] : []),
  ].join('\n\n');
};
