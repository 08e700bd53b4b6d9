import { CONTENT_WIDTH, PAGE_MARGIN, type PdfDocument, type TextStyle } from '#server/pdf/pdf-document.ts';
import type { TextFlow } from '#server/pdf/pdf-parts.ts';

const MEASURE = CONTENT_WIDTH * 0.92;

export const heightOfWords = (pdf: PdfDocument, text: string, hand: TextStyle = {}): number =>
  text
    .split('\n')
    .map((paragraph) => pdf.wrapped(paragraph, MEASURE, hand).length || 0.5)
    .reduce((sum, lines) => sum + pdf.heightOf(lines, hand), 0);

/** Draws words with their line breaks, down as many pages as they take. */
export const drawWords = (pdf: PdfDocument, text: string, flow: TextFlow, hand: TextStyle = {}) => {
  const height = pdf.heightOf(1, hand);
  for (const paragraph of text.split('\n')) {
    const lines = pdf.wrapped(paragraph, MEASURE, hand);
    if (lines.length === 0) flow.y += flow.room(height) ? 0 : height / 2;
    else
      pdf.element('P', () => {
        for (const line of lines) {
          flow.room(height);
          flow.y = pdf.write(line, PAGE_MARGIN, flow.y, hand);
        }
      });
  }
};
