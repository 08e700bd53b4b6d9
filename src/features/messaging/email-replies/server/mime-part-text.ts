import { htmlToText } from './html-to-text.ts';
import { parseMimeContentType, mimeHeaderOf, type MimePart } from './mime-part.ts';

/** Trailing spaces were added on the way. It is a loop because a pattern would restart at each space of a row. */
const withoutTrailingSpaces = (line: string): string => {
  const hasReturn = line.endsWith('\r');
  let end = line.length - (hasReturn ? 1 : 0);
  while (end > 0 && ' \t'.includes(line.charAt(end - 1))) end -= 1;
  return line.slice(0, end) + (hasReturn ? '\r' : '');
};

const quotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .split('\n')
      .map(withoutTrailingSpaces)
      .join('\n')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

const bytesOf = (part: MimePart): Buffer => {
  const encoding = mimeHeaderOf(part, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'quoted-printable') return quotedPrintable(part.body);
  if (encoding === 'base64') return Buffer.from(part.body, 'base64');
  return Buffer.from(part.body, 'latin1');
};

/** An unknown character set is read as the most probable one. */
const decoderFor = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};

/** Joins the lines that an email program broke for their length alone (RFC 3676). */
const unflow = (text: string): string => {
  const lines: string[][] = [];
  let last: string | undefined;
  for (const stuffed of text.split(/\r?\n/)) {
    const line = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed;
    const open = lines.at(-1);
    const isSignature = last === '-- ' && open?.length === 1;
    const isSameQuote = open?.[0]?.startsWith('>') === line.startsWith('>');
    // The pieces are joined once: a growing string would be copied for each.
    if (open && last?.endsWith(' ') && !isSignature && isSameQuote) open.push(line);
    else lines.push([line]);
    last = line;
  }
  return lines.map((pieces) => pieces.join('')).join('\n');
};

// It is more than any message may have, and little enough to search.
const LONGEST_TEXT = 100_000;

export const decodeMimePartText = (part: MimePart): string => {
  const { type, parameters } = parseMimeContentType(part);
  const text = decoderFor(parameters.get('charset') ?? 'utf-8')
    .decode(bytesOf(part))
    .slice(0, LONGEST_TEXT);
  if (type === 'text/html') return htmlToText(text);
  return parameters.get('format')?.toLowerCase() === 'flowed' ? unflow(text) : text;
};
