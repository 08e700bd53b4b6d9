type Document = PDFKit.PDFDocument;

/** pdfkit's types leave this out. */
interface Inside {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

export interface FontFace {
  has: (character: string) => boolean;
  /** Returns the width at a size of one point. */
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

/** Caches what is known of a document's fonts, so each word is measured once. */
export const fontFacesOf = <Name extends string>(
  document: Document,
  fonts: Readonly<Record<Name, string>>,
): Record<Name, FontFace> =>
  Object.fromEntries(
    Object.entries<string>(fonts).map(([key, name]) => [key, faceOf(document, name)]),
  ) as Record<Name, FontFace>;
