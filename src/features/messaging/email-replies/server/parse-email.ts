import { decodeMimePartText } from './mime-part-text.ts';
import {
  parseMimeContentType,
  mimeHeaderOf,
  type MimePart,
  parseMimePart,
  bytesToLatin1,
} from './mime-part.ts';

export interface ParsedEmail {
  /** The text still contains quotes; it is null where the email has none. */
  text: string | null;
}

const DEEPEST = 8;
const MOST_PARTS = 100;

const partsOf = (body: string, boundary: string): MimePart[] => {
  // One boundary may begin like another, so the line must end after it.
  const line = (end: string) =>
    new RegExp(`(?:^|\\r?\\n)--${boundary.replaceAll(/\W/g, '\\$&')}${end}[ \\t]*(?=\\r?\\n|$)`);
  const [inside = ''] = body.split(line('--'), 1);
  return inside
    .split(line(''), MOST_PARTS + 1)
    .slice(1)
    .map((part) => parseMimePart(part.replace(/^\r?\n/, '')));
};

const isAttachment = (part: MimePart) => /^attachment\b/i.test(mimeHeaderOf(part, 'content-disposition'));

/** Finds the text part: plain text before HTML, the first before the second, never an attachment. */
const findText = (part: MimePart, contentType: 'text/plain' | 'text/html', depth = 0): MimePart | null => {
  if (depth > DEEPEST || isAttachment(part)) return null;
  const { type, parameters } = parseMimeContentType(part);
  const boundary = parameters.get('boundary');
  if (!type.startsWith('multipart/') || !boundary) return type === contentType ? part : null;
  for (const inner of partsOf(part.body, boundary)) {
    const match = findText(inner, contentType, depth + 1);
    if (match) return match;
  }
  return null;
};

/** Reads as much of a raw email as a reply needs (RFC 5322, 2045). Attachments are ignored. */
export const parseEmail = (raw: Uint8Array): ParsedEmail => {
  const mail = parseMimePart(bytesToLatin1(raw));
  const words = findText(mail, 'text/plain') ?? findText(mail, 'text/html');
  return { text: words && decodeMimePartText(words) };
};
