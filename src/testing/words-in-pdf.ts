import { inflateSync } from 'node:zlib';

const OBJECT = /(\d+) 0 obj\n([\s\S]*?)endobj/g;

const contentOf = (body: string): string => {
  const [, content] = /stream\n([\s\S]*)\nendstream/.exec(body) ?? [];
  if (content === undefined) return '';
  const bytes = Buffer.from(content, 'latin1');
  return (body.includes('/FlateDecode') ? inflateSync(bytes) : bytes).toString('latin1');
};

/** The index is the number that stands for a letter in a font. */
const charactersIn = (map: string): string[] =>
  [...map.matchAll(/beginbfrange\n([\s\S]*?)\nendbfrange/g)].flatMap(([, ranges = '']) =>
    [...ranges.matchAll(/<([0-9a-f]+)>/g)].slice(2).map(([, hex = '']) => {
      const codes = hex.match(/.{4}/g) ?? [];
      return String.fromCharCode(...codes.map((code) => Number.parseInt(code, 16)));
    }),
  );

/**
 * Extracts the words of a PDF of ours as a reader would copy them: its embedded fonts say which letters they show.
 */
export const wordsInPdf = (pdf: Uint8Array): string => {
  const objects = new Map(
    [...Buffer.from(pdf).toString('latin1').matchAll(OBJECT)].map(([, number, body]) => [
      Number(number),
      body ?? '',
    ]),
  );
  const fonts = new Map<string, string[]>();
  for (const body of objects.values())
    for (const [, name = '', reference] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const map = /\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(reference)) ?? '')?.[1];
      if (map) fonts.set(name, charactersIn(contentOf(objects.get(Number(map)) ?? '')));
    }
  const pieces: string[] = [];
  for (const body of objects.values()) {
    let characters: string[] = [];
    for (const [, font, shownText] of contentOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (font) characters = fonts.get(font) ?? [];
      else if (shownText)
        pieces.push(
          [...shownText.matchAll(/<([0-9a-f]*)>/g)]
            .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
            .map((code) => characters[Number.parseInt(code, 16)] ?? '')
            .join(''),
        );
    }
  }
  return pieces.join('\n');
};

/** Returns the drawing operators of a PDF: a text for each stream that shows letters. */
export const drawingsInPdf = (pdf: Uint8Array): string[] =>
  [...Buffer.from(pdf).toString('latin1').matchAll(OBJECT)]
    .map(([, , body]) => contentOf(body ?? ''))
    .filter((content) => /\bT[jJ]\b/.test(content));
