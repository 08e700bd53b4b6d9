import Pdf from 'pdfkit';
import { ownFile } from '#server/config/own-file.ts';
import { fontFacesOf } from './font-faces.ts';
import { printableText } from './printable-text.ts';
import { wrapText } from './wrap-text.ts';

// Points, on A4.
export const PAGE_SIZE = { width: 595.28, height: 841.89 } as const;
export const PAGE_MARGIN = 46;
export const CONTENT_WIDTH = PAGE_SIZE.width - 2 * PAGE_MARGIN;
export const RIGHT_EDGE = PAGE_MARGIN + CONTENT_WIDTH;

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

export interface TextStyle {
  font?: keyof typeof fonts;
  size?: number;
  colour?: string;
  align?: 'right';
}

/** Of what is read; what stands beside it is smaller. */
const SIZE = 8.2;

/** From one line to the next, in sizes of its letters. */
const LEADING = 1.35;

interface PdfOptions {
  title: string;
  author: string;
  language: string;
  /** Everything that says when it was made says this: the same content makes the same bytes. */
  createdAt: Date;
}

type Document = InstanceType<typeof Pdf>;

/** What the types of pdfkit leave out. */
interface Inside {
  page: { markings: readonly { tag: string }[]; dictionary: { id: number } };
}

const inside = (document: Document) => document as unknown as Inside;

export interface PdfDocument {
  /** For lines and boxes, inside `drawn`. */
  pen: Document;
  /** What readers and screen readers find: an element of the paper's structure, with what `fill` puts into it. */
  element: (
    kind: string,
    fill?: (into: PdfDocument) => void,
    options?: { alt?: string; scope?: 'Column' | 'Row' },
  ) => void;
  /** What says nothing: rules, boxes, and what is repeated on every page. */
  drawn: (draw: (pen: Document) => void) => void;
  /** The lines of a text in a column of this width. */
  wrapped: (text: string, width: number, hand?: TextStyle) => string[];
  heightOf: (lines: number, hand?: TextStyle) => number;
  /** Writes lines from a place downwards; answers where they end. */
  write: (
    lines: string | readonly string[],
    x: number,
    y: number,
    hand?: TextStyle & { width?: number },
  ) => number;
  /** Puts a picture into an element. */
  place: (draw: () => void) => void;
  /** Goes over the pages once all are there. */
  onEachPage: (draw: (page: number, pages: number) => void) => void;
  nextPage: () => void;
  bytes: () => Promise<Buffer>;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** pdfkit writes title and author into XML as they are; by then they stand in the document's information. */
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
      Title: printableText(title, () => true),
      Author: printableText(author, () => true),
      Creator: 'Giewel',
      Producer: 'Giewel',
      CreationDate: createdAt,
      ModDate: createdAt,
    },
  });
  escapeInMetadata(document);
  for (const name of Object.values(fonts))
    document.registerFont(name, ownFile(`src/server/paper/fonts/${name}.ttf`));
  return document;
};

/** An empty paper. It is tagged, its fonts are within it, and its text can be selected and read aloud. */
export const openPdfDocument = (options: PdfOptions): PdfDocument => {
  const document = openDocument(options);
  const chunks: Buffer[] = [];
  const { promise: finished, resolve, reject } = Promise.withResolvers<void>();
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.on('end', resolve);
  document.on('error', reject);

  const faces = fontFacesOf(document, fonts);
  // What the pen is set to on a page; setting it again makes a paper larger and slower to draw.
  let dipped = '';
  const dip = ({ font, size, colour }: Required<Pick<TextStyle, 'font' | 'size' | 'colour'>>) => {
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
      return wrapText(printableText(text, has), width / size, widthOf);
    },
    heightOf: (lines, { size = SIZE } = {}) => lines * size * LEADING,
    write(lineOrLines, x, y, { width = 0, font = 'text', size = SIZE, colour = pdfColours.ink, align } = {}) {
      const lines = typeof lineOrLines === 'string' ? [lineOrLines] : lineOrLines;
      const { has, widthOf } = faces[font];
      pdf.place(() =>
        lines.forEach((line, index) => {
          const text = printableText(line, has);
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
