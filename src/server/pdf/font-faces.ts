type Document = PDFKit.PDFDocument;

/** What the types of pdfkit leave out. */
interface Inside {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

export interface FontFace {
  has: (character: string) => boolean;
  /** At the size of one point. */
  widthOf: (text: string) => number;
}

const memoizedIn =
  <Value>(cache: Map<string, Value>, find: (text: string) => Value) =>
  (text: string) => {
    const cached = cache.get(text);
    if (cached !== undefined) return cached;
    const value = find(text);
    cache.set(text, value);
    return value;
  };

const faceOf = (document: Document, name: string): FontFace => ({
  has: memoizedIn(new Map(), (character) => {
    const { _font: face } = document.font(name) as unknown as Inside;
    return face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }),
  widthOf: memoizedIn(new Map(), (text) => document.font(name).fontSize(1).widthOfString(text)),
});

/** What is known of the fonts of a document, each asked once for a word. */
export const fontFacesOf = <Name extends string>(
  document: Document,
  fonts: Readonly<Record<Name, string>>,
): Record<Name, FontFace> =>
  Object.fromEntries(
    Object.entries<string>(fonts).map(([key, name]) => [key, faceOf(document, name)]),
  ) as Record<Name, FontFace>;
