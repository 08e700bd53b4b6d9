import { drawPdfRule, type PdfTextFlow } from './draw-pdf-parts.ts';
import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  PDF_RIGHT_EDGE,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from './pdf-document.ts';

const MEASURE = PDF_CONTENT_WIDTH * 0.92;

export const heightOfPdfText = (pdf: PdfDocument, text: string, hand: PdfTextStyle = {}): number =>
  text
    .split('\n')
    .map((paragraph) => pdf.wrapped(paragraph, MEASURE, hand).length || 0.5)
    .reduce((sum, lines) => sum + pdf.heightOf(lines, hand), 0);

/** Draws words with their line breaks, down as many pages as they take. */
export const drawPdfText = (pdf: PdfDocument, text: string, flow: PdfTextFlow, hand: PdfTextStyle = {}) => {
  const height = pdf.heightOf(1, hand);
  for (const paragraph of text.split('\n')) {
    const lines = pdf.wrapped(paragraph, MEASURE, hand);
    if (lines.length === 0) flow.y += flow.room(height) ? 0 : height / 2;
    else
      pdf.element('P', () => {
        for (const line of lines) {
          flow.room(height);
          flow.y = pdf.write(line, PDF_PAGE_MARGIN, flow.y, hand);
        }
      });
  }
};

const heading: PdfTextStyle = { font: 'display', size: 11 };

/** Draws a heading above a rule; returns where what it heads begins. */
export const drawPdfHeading = (
  pdf: PdfDocument,
  text: string,
  y: number,
  { from = PDF_PAGE_MARGIN, to = PDF_RIGHT_EDGE } = {},
): number => {
  pdf.element('H2', () => pdf.write(text, from, y, heading));
  drawPdfRule(pdf, y + 17, { width: 0.9, colour: pdfColours.ink, from, to });
  return y + 22;
};
