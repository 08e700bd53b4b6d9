import { stringsOf } from '../../../strings/strings.ts';
import type { LetterPart } from './letter.ts';

/** The letter without any looks: the mail's plain part, and what the outbox holds. */
export const letterText = ({ letter, language }: LetterPart): string =>
  [
    letter.heading,
    ...letter.paragraphs,
    ...(letter.code ? [`    ${letter.code}`] : []),
    ...(letter.button ? [`${letter.button.label}:\n${letter.button.address}`] : []),
    ...(letter.closing ? [letter.closing] : []),
    stringsOf(language).letters.foot,
  ].join('\n\n');
