const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const character = (code: number): string => (code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '');

const decoded = (text: string): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,6}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      return character(decimal ? Number(decimal) : Number.parseInt(String(hex), 16));
    });

const unread = new Set(['head', 'style', 'script']);
const lineEnds = new Set(['br', '/p', '/div', '/li', '/tr']);
/** Besides a blockquote, email programs mark quotes by these. */
const quoting = /gmail_quote|divRplyFwdMsg|appendonsend/i;

/** Returns where a text continues after the next such word, or -1. A word that was absent once is not sought again. */
const seeker = (text: string) => {
  const absentWords = new Set<string>();
  return (word: string, from: number): number => {
    if (absentWords.has(word)) return -1;
    const pattern = new RegExp(word, 'gi');
    pattern.lastIndex = from;
    if (pattern.test(text)) return pattern.lastIndex;
    absentWords.add(word);
    return -1;
  };
};

/**
 * Reads the words of an email without plain text, leaving out quotes. It goes from tag to tag, never back: patterns
 * over the whole text would restart at each tag that does not end.
 */
export const htmlToText = (html: string): string => {
  const endAfter = seeker(html);
  const texts: string[] = [];
  let position = 0;
  // A tag begins so, and "3 < 4" does not.
  const tags = /<(?:!--|(\/?[a-z][a-z0-9]*)|[!?])/gi;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    texts.push(decoded(html.slice(position, tag.index)));
    const start = tag.index + tag[0].length;
    const name = tag[1]?.toLowerCase() ?? '';
    const end = endAfter(tag[0] === '<!--' ? '-->' : '>', start);
    const isQuote =
      name === 'blockquote' || (name === 'div' && quoting.test(html.slice(start, Math.max(start, end))));
    if (end === -1 || isQuote) {
      position = html.length;
      break;
    }
    if (lineEnds.has(name)) texts.push('\n');
    position = unread.has(name) ? Math.max(end, endAfter(`</${name}\\s*>`, end)) : end;
    tags.lastIndex = position;
  }
  texts.push(decoded(html.slice(position)));
  return texts
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .join('\n');
};
