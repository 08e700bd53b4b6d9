import { shortenText } from './shorten-text.ts';

/** Two lines of a result hold this much. */
const MAX_LENGTH = 160;
/** A shorter beginning is an exclamation or an abbreviation, so the next sentence belongs to it. */
const MIN_LENGTH = 30;

/** Returns a text's first sentence, cut at a word where it is long. */
export const firstSentence = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  for (const { index } of line.matchAll(/[.!?…]["”»“’)]*(?= |$)/g)) {
    const sentence = line.slice(0, line.indexOf(' ', index) + 1 || undefined).trimEnd();
    if (sentence.length >= MIN_LENGTH) return shortenText(sentence, MAX_LENGTH);
  }
  return shortenText(line, MAX_LENGTH);
};
