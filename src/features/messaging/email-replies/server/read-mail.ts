import { contentTypeOf, headerOf, type MailPart, splitPart, textOfBytes } from './mail-part.ts';
import { textOfPart } from './part-text.ts';

export interface ReadMail {
  /** The text still contains quotes; it is null where the email has none. */
  text: string | null;
}

const DEEPEST = 8;
const MOST_PARTS = 100;

const partsOf = (body: string, boundary: string): MailPart[] => {
  // One boundary may begin like another, so the line must end after it.
  const line = (end: string) =>
    new RegExp(`(?:^|\\r?\\n)--${boundary.replaceAll(/\W/g, '\\$&')}${end}[ \\t]*(?=\\r?\\n|$)`);
  const [inside = ''] = body.split(line('--'), 1);
  return inside
    .split(line(''), MOST_PARTS + 1)
    .slice(1)
    .map((part) => splitPart(part.replace(/^\r?\n/, '')));
};

const isAttachment = (part: MailPart) => /^attachment\b/i.test(headerOf(part, 'content-disposition'));

/** Finds the text part: plain text before HTML, the first before the second, never an attachment. */
const findText = (part: MailPart, contentType: 'text/plain' | 'text/html', depth = 0): MailPart | null => {
  if (depth > DEEPEST || isAttachment(part)) return null;
  const { type, parameters } = contentTypeOf(part);
  const boundary = parameters.get('boundary');
  if (!type.startsWith('multipart/') || !boundary) return type === contentType ? part : null;
  for (const inner of partsOf(part.body, boundary)) {
    const match = findText(inner, contentType, depth + 1);
    if (match) return match;
  }
  return null;
};

/** Reads as much of a raw email as a reply needs (RFC 5322, 2045). Attachments are ignored. */
export const readMail = (raw: Uint8Array): ReadMail => {
  const mail = splitPart(textOfBytes(raw));
  const words = findText(mail, 'text/plain') ?? findText(mail, 'text/html');
  return { text: words && textOfPart(words) };
};
