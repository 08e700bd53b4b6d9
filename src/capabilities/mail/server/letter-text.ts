import { replyLine } from '#mail/rules/reply-line.ts';
import { stringsOf } from '#strings/strings.ts';
import type { LetterPart } from './letter.ts';

const indented = (text: string) => text.replaceAll(/^/gm, '    ');

/** The letter without any looks: the mail's plain part, and what the outbox holds. */
export const letterText = ({ letter, language }: LetterPart): string =>
  [
    ...(letter.replyAbove ? [replyLine(letter.replyAbove)] : []),
    letter.heading,
    ...letter.paragraphs,
    ...(letter.quote ?? []).map(indented),
    ...(letter.code ? [`    ${letter.code}`] : []),
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.address}`] : []),
    ...(letter.closing ? [letter.closing] : []),
    stringsOf(language).letters.foot,
    ...(letter.unsubscribe ? [`${letter.unsubscribe.label}:\n${letter.unsubscribe.address}`] : []),
  ].join('\n\n');
