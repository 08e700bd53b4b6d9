import { drawPdfRule, type PdfTextFlow } from '#server/pdf/draw-pdf-parts.ts';
import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  PDF_RIGHT_EDGE,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import type { QuotePdfContent } from './pdf-content.ts';

const GAP = 6;
/** The columns are number, description, quantity, unit, unit price, discount, VAT, net; the description takes what is left. */
const FIXED: readonly number[] = [18, 0, 42, 38, 50, 28, 32, 60];
const DESCRIPTION =
  PDF_CONTENT_WIDTH - FIXED.reduce((sum, width) => sum + width, 0) - GAP * (FIXED.length - 1);
const widths = FIXED.map((width) => width || DESCRIPTION);
const lefts = widths.map(
  (_, column) => PDF_PAGE_MARGIN + widths.slice(0, column).reduce((sum, width) => sum + width + GAP, 0),
);
const isRight = (column: number) => column === 2 || column > 3;

const small: PdfTextStyle = { size: 6.8, colour: pdfColours.quiet };
const titleHand: PdfTextStyle = { font: 'display', size: 10.5 };
const strong: PdfTextStyle = { font: 'strong' };
const tagHand: PdfTextStyle = { size: 6.8, colour: pdfColours.quiet };
const markHand: PdfTextStyle = { size: 6.8, font: 'strong', colour: pdfColours.quiet };

const cell = (
  pdf: PdfDocument,
  column: number,
  lines: string | readonly string[],
  y: number,
  hand: PdfTextStyle = {},
) =>
  pdf.write(lines, lefts[column] ?? PDF_PAGE_MARGIN, y, {
    ...hand,
    ...(isRight(column) && { align: 'right', width: widths[column] ?? 0 }),
  });

/** The column headings stand above the first line and again on every page. */
const headings = (pdf: PdfDocument, { head }: QuotePdfContent, y: number) => {
  head.forEach((heading, column) => heading !== '#' && cell(pdf, column, heading, y, small));
};

const HEAD_HEIGHT = 13;

export const drawQuoteLines = (pdf: PdfDocument, content: QuotePdfContent, flow: PdfTextFlow): void => {
  const repeatHead = () => {
    pdf.drawn(() => headings(pdf, content, flow.y));
    drawPdfRule(pdf, flow.y + 12, { width: 0.9, colour: pdfColours.ink });
    flow.y += HEAD_HEIGHT;
  };
  pdf.element('Table', () => {
    pdf.element('THead', () =>
      pdf.element('TR', () =>
        content.head.forEach((heading, column) =>
          pdf.element('TH', () => cell(pdf, column, heading === '#' ? '' : heading, flow.y, small), {
            scope: 'Column',
          }),
        ),
      ),
    );
    drawPdfRule(pdf, flow.y + 12, { width: 0.9, colour: pdfColours.ink });
    flow.y += HEAD_HEIGHT;
    for (const section of content.sections)
      pdf.element('TBody', () => {
        if (section.title) drawTitle(pdf, section, flow, repeatHead);
        section.lines.forEach((line) => drawLine(pdf, line, content, flow, repeatHead));
      });
  });
};

type Section = QuotePdfContent['sections'][number];

const drawTitle = (
  pdf: PdfDocument,
  { letter, title, net }: Section,
  flow: PdfTextFlow,
  repeatHead: () => void,
) => {
  const lines = pdf.wrapped(title, DESCRIPTION + 150, titleHand);
  const height = pdf.heightOf(lines.length, titleHand) + 10;
  // A title does not stand alone at the end of a page.
  if (flow.room(height + 40)) repeatHead();
  const y = flow.y + 7;
  pdf.element('TR', () => {
    pdf.element('TD', () => cell(pdf, 0, letter, y + 2.5, { colour: pdfColours.quiet }));
    pdf.element('TH', () => pdf.write(lines, lefts[1] ?? PDF_PAGE_MARGIN, y, titleHand), { scope: 'Row' });
    pdf.element('TD', () => cell(pdf, 7, net, y + 2.5, strong));
  });
  flow.y += height;
  drawPdfRule(pdf, flow.y);
};

const drawLine = (
  pdf: PdfDocument,
  line: Section['lines'][number],
  { optionalTag }: QuotePdfContent,
  flow: PdfTextFlow,
  repeatHead: () => void,
) => {
  const words = pdf.wrapped(line.description.replace(/\s+/g, ' '), DESCRIPTION);
  const tag = line.isOptional ? pdf.heightOf(1, tagHand) + 3 : 0;
  const marks = line.mark === undefined ? [] : pdf.wrapped(line.mark, DESCRIPTION, markHand);
  const mark = marks.length > 0 ? pdf.heightOf(marks.length, markHand) + 1 : 0;
  const height = pdf.heightOf(words.length) + tag + mark + 6;
  if (flow.room(height)) repeatHead();
  const y = flow.y + 3.5;
  pdf.element('TR', () => {
    pdf.element('TD', () => cell(pdf, 0, line.number, y, { colour: pdfColours.quiet }));
    pdf.element('TD', () => {
      const end = cell(pdf, 1, words, y);
      if (line.isOptional) pdf.write(optionalTag, (lefts[1] ?? PDF_PAGE_MARGIN) + 3, end + 1, tagHand);
      if (marks.length > 0) pdf.write(marks, lefts[1] ?? PDF_PAGE_MARGIN, end + tag, markHand);
    });
    line.cells.forEach((text, index) =>
      pdf.element('TD', () => cell(pdf, index + 2, text, y, index === 5 ? strong : {})),
    );
  });
  if (line.isOptional)
    pdf.drawn((pen) =>
      pen
        .lineWidth(0.5)
        .strokeColor(pdfColours.faint)
        .dash(1.6, { space: 1.4 })
        .roundedRect(
          lefts[1] ?? PDF_PAGE_MARGIN,
          y + pdf.heightOf(words.length) - 0.2,
          tagWidth(optionalTag),
          10,
          1.5,
        )
        .stroke()
        .undash(),
    );
  flow.y += height;
  drawPdfRule(pdf, flow.y);
};

// A tag is about as wide as its word at that size, near enough for a box around it.
const tagWidth = (word: string) => word.length * 3.5 + 6;

export const sumColumnWidths = [84, 84, 76, 116];

/** Picks the largest size that fits beside the sum before it. */
export const totalTextStyle = (pdf: PdfDocument, total: string): PdfTextStyle => {
  const hands = [15, 12, 10, 8].map((size): PdfTextStyle => ({ font: 'display', size }));
  const room = (sumColumnWidths[3] ?? 0) - 10;
  return hands.find((hand) => pdf.wrapped(total, room, hand).length === 1) ?? { font: 'display', size: 6 };
};

/** Sums by rate stand to the right, and the total is large. */
export const drawQuoteSums = (pdf: PdfDocument, { sums }: QuotePdfContent, flow: PdfTextFlow): void => {
  const columns = sumColumnWidths;
  const left = PDF_RIGHT_EDGE - columns.reduce((sum, width) => sum + width, 0);
  const xOf = (at: number) => left + columns.slice(0, at).reduce((sum, width) => sum + width, 0);
  const height = HEAD_HEIGHT + sums.rows.length * 15 + 28;
  flow.room(height);
  const row = (
    texts: readonly string[],
    y: number,
    kind: 'TH' | 'TD',
    hand: (at: number) => PdfTextStyle,
    drops = 0,
  ) =>
    pdf.element('TR', () =>
      texts.forEach((text, at) =>
        pdf.element(
          at === 0 && kind === 'TD' ? 'TH' : kind,
          () =>
            pdf.write(text, xOf(at), y - (at === 3 ? drops : 0), {
              ...hand(at),
              ...(at > 0 && { align: 'right', width: columns[at] ?? 0 }),
            }),
          kind === 'TH' || at === 0 ? { scope: kind === 'TH' ? 'Column' : 'Row' } : {},
        ),
      ),
    );
  pdf.element('Table', () => {
    row(sums.heading, flow.y, 'TH', () => small);
    drawPdfRule(pdf, flow.y + 12, { width: 0.9, colour: pdfColours.ink, from: left });
    flow.y += HEAD_HEIGHT;
    for (const texts of sums.rows) {
      row(texts, flow.y, 'TD', () => ({}));
      drawPdfRule(pdf, flow.y + 12.5, { from: left });
      flow.y += 15;
    }
    row(
      sums.total,
      flow.y + 6,
      'TD',
      (at) => (at === 3 ? totalTextStyle(pdf, sums.total[3] ?? '') : strong),
      6,
    );
    flow.y += 28;
  });
};
