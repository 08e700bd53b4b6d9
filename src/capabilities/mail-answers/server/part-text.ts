import { contentTypeOf, headerOf, type MailPart } from './mail-part.ts';

const quotedPrintable = (body: string): Buffer =>
  Buffer.from(
    body
      .replaceAll(/[ \t]+(?=\r?\n|$)/g, '')
      .replaceAll(/=\r?\n/g, '')
      .replaceAll(/=([0-9A-Fa-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );

const bytesOf = (part: MailPart): Buffer => {
  const encoding = headerOf(part, 'content-transfer-encoding').toLowerCase();
  if (encoding === 'quoted-printable') return quotedPrintable(part.body);
  if (encoding === 'base64') return Buffer.from(part.body, 'base64');
  return Buffer.from(part.body, 'latin1');
};

/** A character set nobody knows is read as the one that is most probable. */
const decoderFor = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};

/** Joins the lines that a mail program broke for their length alone (RFC 3676). */
const unflow = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(/^ /, ''))
    .reduce<string[]>((lines, line) => {
      const last = lines.at(-1);
      const goesOn = last?.endsWith(' ') && last !== '-- ' && last.startsWith('>') === line.startsWith('>');
      if (last !== undefined && goesOn) lines[lines.length - 1] = last + line;
      else lines.push(line);
      return lines;
    }, [])
    .join('\n');

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

/** The words of a mail that has no plain text. What it quotes stands in a blockquote. */
const wordsOfHtml = (html: string): string =>
  html
    .replaceAll(/<(head|style|script)\b[^]*?<\/\1>/gi, '')
    .replace(/<(?:blockquote\b|div[^>]*(?:gmail_quote|divRplyFwdMsg|appendonsend))[^]*$/i, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?<(?:br|\/p|\/div|\/li|\/tr)\b[^>]*> ?/gi, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      return character(decimal ? Number(decimal) : Number.parseInt(String(hex), 16));
    });

// More than any message may have, and little enough to look through.
const LONGEST_TEXT = 100_000;

export const textOfPart = (part: MailPart): string => {
  const { type, parameters } = contentTypeOf(part);
  const text = decoderFor(parameters.get('charset') ?? 'utf-8')
    .decode(bytesOf(part))
    .slice(0, LONGEST_TEXT);
  if (type === 'text/html') return wordsOfHtml(text);
  return parameters.get('format')?.toLowerCase() === 'flowed' ? unflow(text) : text;
};
