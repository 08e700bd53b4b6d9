type Document = PDFKit.PDFDocument;

/** What the types of pdfkit leave out. */
interface Inside {
  _font: { font: { hasGlyphForCodePoint: (code: number) => boolean } };
}

export interface Face {
  has: (character: string) => boolean;
  /** At the size of one point. */
  widthOf: (text: string) => number;
}

const keptIn =
  <Value>(kept: Map<string, Value>, find: (text: string) => Value) =>
  (text: string) => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    const found = find(text);
    kept.set(text, found);
    return found;
  };

const faceOf = (document: Document, name: string): Face => ({
  has: keptIn(new Map(), (character) => {
    const { _font: face } = document.font(name) as unknown as Inside;
    return face.font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  }),
  widthOf: keptIn(new Map(), (text) => document.font(name).fontSize(1).widthOfString(text)),
});

/** What is known of the fonts of a document, each asked once for a word. */
export const facesOf = <Name extends string>(
  document: Document,
  fonts: Readonly<Record<Name, string>>,
): Record<Name, Face> =>
  Object.fromEntries(
    Object.entries<string>(fonts).map(([key, name]) => [key, faceOf(document, name)]),
  ) as Record<Name, Face>;
