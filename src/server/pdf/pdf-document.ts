import Pdf from 'pdfkit';
import { productFilePath } from '#server/config/product-file-path.ts';
import { fontFacesOf } from './font-faces.ts';
import { toPrintableText } from './printable-text.ts';
import { wrapText } from './wrap-text.ts';

// All lengths are in points, on A4.
export const PDF_PAGE_SIZE = { width: 595.28, height: 841.89 } as const;
export const PDF_PAGE_MARGIN = 46;
export const PDF_CONTENT_WIDTH = PDF_PAGE_SIZE.width - 2 * PDF_PAGE_MARGIN;
export const PDF_RIGHT_EDGE = PDF_PAGE_MARGIN + PDF_CONTENT_WIDTH;

export const pdfColours = {
  ink: '#1D282F',
  quiet: '#4A5357',
  faint: '#62696A',
  line: '#CFC6B4',
  accent: '#AA331B',
  agreed: '#1E6B54',
  white: '#FFFFFF',
} as const;

const fonts = { text: 'paper-text', strong: 'paper-strong', display: 'paper-display' } as const;

export interface PdfTextStyle {
  font?: keyof typeof fonts;
  size?: number;
  colour?: string;
  align?: 'right';
}

/** Main text has this size; secondary text is smaller. */
const SIZE = 8.2;

/** The distance between lines is a multiple of the text's size. */
const LEADING = 1.35;

interface PdfOptions {
  title: string;
  author: string;
  language: string;
  /** Every date in the file's metadata is this one: the same content makes the same bytes. */
  createdAt: Date;
}

type Document = InstanceType<typeof Pdf>;

/** pdfkit's types leave this out. */
interface Inside {
  page: { markings: readonly { tag: string }[]; dictionary: { id: number } };
}

const inside = (document: Document) => document as unknown as Inside;

export interface PdfDocument {
  /** It draws lines and boxes, inside `drawn`. */
  pen: Document;
  /** Readers and screen readers find this: an element of the document's structure, with the content that `fill` adds. */
  element: (
    kind: string,
    fill?: (into: PdfDocument) => void,
    options?: { alt?: string; scope?: 'Column' | 'Row' },
  ) => void;
  /** Marks decoration: rules, boxes, and anything repeated on every page. */
  drawn: (draw: (pen: Document) => void) => void;
  /** Wraps a text into lines of this width. */
  wrapped: (text: string, width: number, hand?: PdfTextStyle) => string[];
  heightOf: (lines: number, hand?: PdfTextStyle) => number;
  /** Writes lines downwards from a place; returns where they end. */
  write: (
    lines: string | readonly string[],
    x: number,
    y: number,
    hand?: PdfTextStyle & { width?: number },
  ) => number;
  /** Puts a picture into an element. */
  place: (draw: () => void) => void;
  /** Runs for each page once all exist. */
  onEachPage: (draw: (page: number, pages: number) => void) => void;
  nextPage: () => void;
  bytes: () => Promise<Buffer>;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** pdfkit writes title and author into XML unescaped, taken from the document's information. */
const escapeInMetadata = (document: Document) => {
  const { info } = document;
  const endSubset = document.endSubset.bind(document);
  document.endSubset = () => {
    info.Title = escaped(info.Title ?? '');
    info.Author = escaped(info.Author ?? '');
    endSubset();
  };
};

const openDocument = ({ title, author, language, createdAt }: PdfOptions): Document => {
  const document = new Pdf({
    size: 'A4',
    margin: 0,
    lang: language,
    pdfVersion: '1.7',
    subset: 'PDF/UA' as 'PDF/A-1',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: toPrintableText(title, () => true),
      Author: toPrintableText(author, () => true),
      Creator: 'Giewel',
      Producer: 'Giewel',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  escapeInMetadata(document);
  for (const name of Object.values(fonts))
    document.registerFont(name, productFilePath(`src/server/paper/fonts/${name}.ttf`));
  return document;
};

/** Opens an empty PDF. It is tagged, its fonts are embedded, and its text can be selected and read aloud. */
export const openPdfDocument = (options: PdfOptions): PdfDocument => {
  const document = openDocument(options);
  const chunks: Buffer[] = [];
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', resolve);
  document.on('error', reject);

  const faces = fontFacesOf(document, fonts);
  // The pen's current settings on a page; setting them again makes a PDF larger and slower to draw.
  let dipped = '';
  const dip = ({ font, size, colour }: Required<Pick<PdfTextStyle, 'font' | 'size' | 'colour'>>) => {
    document.font(fonts[font]).fontSize(size);
    const colourKey = `${pageOf(document)} ${colour}`;
    if (colourKey !== dipped) document.fillColor(colour);
    dipped = colourKey;
  };

  const root = document.struct('Document');
  document.addStructure(root);
  let open = root;

  const pdf: PdfDocument = {
    pen: document,
    element(kind, fill, { alt, scope } = {}) {
      const element = document.struct(kind, { ...(alt && { alt }), ...(scope && { scope }) });
      const outer = open;
      outer.add(element);
      open = element;
      fill?.(pdf);
      open = outer;
      element.end();
    },
    drawn(draw) {
      document.markContent('Artifact', { type: 'Layout' });
      draw(document);
      document.endMarkedContent();
      dipped = '';
    },
    wrapped: (text, width, { font = 'text', size = SIZE } = {}) => {
      const { has, widthOf } = faces[font];
      return wrapText(toPrintableText(text, has), width / size, widthOf);
    },
    heightOf: (lines, { size = SIZE } = {}) => lines * size * LEADING,
    write(lineOrLines, x, y, { width = 0, font = 'text', size = SIZE, colour = pdfColours.ink, align } = {}) {
      const lines = typeof lineOrLines === 'string' ? [lineOrLines] : lineOrLines;
      const { has, widthOf } = faces[font];
      pdf.place(() =>
        lines.forEach((line, index) => {
          const text = toPrintableText(line, has);
          if (text === '') return;
          const left = align === 'right' ? x + width - widthOf(text) * size : x;
          dip({ font, size, colour });
          document.text(text, left, y + index * size * LEADING, { lineBreak: false });
        }),
      );
      return y + lines.length * size * LEADING;
    },
    place(drawPicture) {
      if (open === root || isInDrawing(document)) drawPicture();
      else open.add(drawPicture);
    },
    onEachPage(draw) {
      const { count } = document.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        document.switchToPage(index);
        draw(index + 1, count);
      }
    },
    nextPage: () => void document.addPage(),
    async bytes() {
      root.end();
      document.end();
      await finished;
      return Buffer.concat(chunks);
    },
  };
  return pdf;
};

const pageOf = (document: Document): number => inside(document).page.dictionary.id;

const isInDrawing = (document: Document): boolean =>
  inside(document).page.markings.some(({ tag }) => tag === 'Artifact');
