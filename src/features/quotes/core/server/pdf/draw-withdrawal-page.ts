import type { WithdrawalPagesContent } from '#features/quotes/core/rules/withdrawal-pages.ts';
import { drawPdfRule, type PdfTextFlow } from '#server/pdf/draw-pdf-parts.ts';
import { drawPdfHeading, drawPdfText } from '#server/pdf/draw-pdf-text.ts';
import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  PDF_PAGE_SIZE,
  PDF_RIGHT_EDGE,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';

const title: PdfTextStyle = { font: 'display', size: 19 };
const quiet: PdfTextStyle = { size: 7.4, colour: pdfColours.quiet };
/** This gap stands between a word and the line behind it. */
const LINE_GAP = 8;
const BLANK = 24;

/** It has a page of its own, so that the form can be torn out and sent. */
export const drawWithdrawalPage = (
  pdf: PdfDocument,
  { title: name, sections, form }: WithdrawalPagesContent,
  flow: PdfTextFlow,
) => {
  flow.room(PDF_PAGE_SIZE.height);
  pdf.element('H1', () => {
    flow.y = pdf.write(name, PDF_PAGE_MARGIN, flow.y + 8, title) + 8;
  });
  for (const { heading, paragraphs } of sections) {
    flow.room(60);
    flow.y = drawPdfHeading(pdf, heading, flow.y + 6);
    for (const paragraph of paragraphs) {
      drawPdfText(pdf, paragraph, flow);
      flow.y += 5;
    }
  }
  const height = 120 + form.blanks.length * BLANK;
  flow.room(height);
  flow.y = drawPdfHeading(pdf, form.heading, flow.y + 10);
  drawPdfText(pdf, form.hint, flow, quiet);
  flow.y += 6;
  for (const line of form.lines) {
    drawPdfText(pdf, `– ${line}`, flow);
    flow.y += 6;
  }
  for (const blank of form.blanks) drawBlank(pdf, `– ${blank}`, flow);
  drawPdfText(pdf, form.note, flow, quiet);
};

const drawBlank = (pdf: PdfDocument, text: string, flow: PdfTextFlow) => {
  flow.room(BLANK);
  const lines = pdf.wrapped(text, PDF_CONTENT_WIDTH / 2);
  pdf.element('P', () => pdf.write(lines, PDF_PAGE_MARGIN, flow.y));
  const end = flow.y + pdf.heightOf(lines.length);
  drawPdfRule(pdf, end, {
    colour: pdfColours.ink,
    from: PDF_PAGE_MARGIN + PDF_CONTENT_WIDTH / 2 + LINE_GAP,
    to: PDF_RIGHT_EDGE,
  });
  flow.y = Math.max(flow.y + BLANK, end + LINE_GAP);
};
