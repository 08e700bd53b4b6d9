import { drawPdfRule, type PdfTextFlow } from '#server/pdf/draw-pdf-parts.ts';
import { drawPdfHeading } from '#server/pdf/draw-pdf-text.ts';
import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import type { QuotePdfContent } from './pdf-content.ts';

const quiet: PdfTextStyle = { size: 7.4, colour: pdfColours.quiet };

const HALF = (PDF_CONTENT_WIDTH - 26) / 2;

interface Row {
  height: number;
  draw: (x: number, y: number) => void;
}

const planRows = (pdf: PdfDocument, { plan }: QuotePdfContent): Row[] =>
  plan.rows.map(({ percent, on, label, amount }) => {
    const lines = pdf.wrapped(label, HALF - 110, quiet);
    return {
      height: pdf.heightOf(1) + pdf.heightOf(lines.length, quiet) + 7,
      draw: (x, y) =>
        pdf.element('P', () => {
          pdf.write(percent, x, y - 1, { font: 'display', size: 10 });
          pdf.write(on, x + 42, y, { font: 'strong' });
          pdf.write(amount, x, y, { align: 'right', width: HALF });
          pdf.write(lines, x + 42, y + pdf.heightOf(1), quiet);
        }),
    };
  });

const outsideRows = (pdf: PdfDocument, rows: QuotePdfContent['outside'][number]['rows']): Row[] =>
  rows.map(([kind, text]) => {
    const lines = pdf.wrapped(text.replace(/\s+/g, ' '), HALF - 76);
    return {
      height: pdf.heightOf(Math.max(1, lines.length)) + 7,
      draw: (x, y) =>
        pdf.element('P', () => {
          pdf.write(kind, x, y, { font: 'strong' });
          pdf.write(lines, x + 76, y);
        }),
    };
  });

/** Draws one block below the other in a column and returns where it ends. */
const drawBlock = (
  pdf: PdfDocument,
  { title, rows }: { title: string; rows: readonly Row[] },
  x: number,
  from: number,
) => {
  let y = drawPdfHeading(pdf, title, from, { from: x, to: x + HALF });
  for (const { height, draw } of rows) {
    draw(x, y);
    drawPdfRule(pdf, y + height - 4, { from: x, to: x + HALF });
    y += height;
  }
  return y + 10;
};

const heightOfBlocks = (blocks: readonly { rows: readonly Row[] }[]) =>
  blocks.reduce((sum, { rows }) => sum + 32 + rows.reduce((height, row) => height + row.height, 0), 0);

/** Blocks stand beside each other if they fit on a page, else one below the other over as many as they need. */
export const drawQuoteTerms = (
  pdf: PdfDocument,
  content: QuotePdfContent,
  flow: PdfTextFlow,
  { maxHeight, gap }: { maxHeight: number; gap: number },
) => {
  const plan = { title: content.plan.heading, rows: planRows(pdf, content) };
  const outside = content.outside.map(({ heading: title, rows }) => ({
    title,
    rows: outsideRows(pdf, rows),
  }));
  const height = Math.max(heightOfBlocks([plan]), heightOfBlocks(outside));
  flow.y += 16 * gap;
  if (height <= maxHeight) {
    flow.room(height);
    const left = drawBlock(pdf, plan, PDF_PAGE_MARGIN, flow.y);
    let right = flow.y;
    for (const block of outside) right = drawBlock(pdf, block, PDF_PAGE_MARGIN + HALF + 26, right);
    flow.y = Math.max(left, right);
    return;
  }
  for (const { title, rows } of [plan, ...outside]) {
    flow.room(70);
    flow.y = drawPdfHeading(pdf, title, flow.y);
    for (const row of rows) {
      flow.room(row.height);
      row.draw(PDF_PAGE_MARGIN, flow.y);
      flow.y += row.height;
    }
    flow.y += 12;
  }
};
