import { drawPdfRule } from '#server/pdf/draw-pdf-parts.ts';
import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  PDF_PAGE_SIZE,
  PDF_RIGHT_EDGE,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import { drawRunningHead, FOLLOWING_PAGE_TOP } from './draw-quote.ts';
import type { EvidencePageContent } from './evidence-content.ts';
import type { QuotePdfContent } from './pdf-content.ts';

const BAND = 9;

/** The band of an acceptance is green, and hatched so that it is known without colour too. */
const drawBand = (pdf: PdfDocument) =>
  pdf.drawn((pen) => {
    pen.save().rect(0, 0, PDF_PAGE_SIZE.width, BAND).clip();
    pen.lineWidth(4).strokeColor(pdfColours.agreed);
    for (let x = -BAND; x < PDF_PAGE_SIZE.width + BAND; x += 9)
      pen
        .moveTo(x, BAND + 2)
        .lineTo(x + BAND + 4, -2)
        .stroke();
    pen.restore();
  });

/** A signed copy ends with this page. */
export const drawEvidencePage = (
  pdf: PdfDocument,
  content: QuotePdfContent,
  page: EvidencePageContent,
): void => {
  pdf.nextPage();
  drawBand(pdf);
  drawRunningHead(pdf, content, page.foot);
  const title: PdfTextStyle = { font: 'display', size: 19 };
  let y = FOLLOWING_PAGE_TOP + 12;
  pdf.element('H1', () => {
    y = pdf.write(page.title, PDF_PAGE_MARGIN, y, title) + 10;
  });
  pdf.element('P', () => {
    y = pdf.write(pdf.wrapped(page.lead, PDF_CONTENT_WIDTH * 0.8), PDF_PAGE_MARGIN, y) + 12;
  });
  const name: PdfTextStyle = { font: 'display', size: 22 };
  const lines = pdf.wrapped(page.name, PDF_CONTENT_WIDTH - 40, name);
  const height = pdf.heightOf(lines.length, name) + 42;
  pdf.drawn((pen) =>
    pen
      .lineWidth(0.9)
      .strokeColor(pdfColours.ink)
      .rect(PDF_PAGE_MARGIN, y, PDF_CONTENT_WIDTH, height)
      .stroke(),
  );
  drawPdfRule(pdf, y + height - 24, {
    colour: pdfColours.ink,
    from: PDF_PAGE_MARGIN + 18,
    to: PDF_RIGHT_EDGE - 18,
  });
  pdf.element('P', () => {
    pdf.write(lines, PDF_PAGE_MARGIN + 18, y + 12, name);
    pdf.write(page.signedAt, PDF_PAGE_MARGIN + 18, y + height - 17, { size: 7.4, colour: pdfColours.quiet });
  });
  y += height + 22;
  drawPdfRule(pdf, y - 6, { width: 0.9, colour: pdfColours.ink });
  pdf.element('Table', () => {
    for (const [term, value] of page.rows) y = drawRow(pdf, term, value, y);
  });
  drawParties(pdf, page.parties, y + 14);
};

const TERM = 138;

const drawRow = (pdf: PdfDocument, term: string, value: string, y: number): number => {
  const lines = pdf.wrapped(value, PDF_CONTENT_WIDTH - TERM).slice(0, MOST_LINES);
  const end = y + pdf.heightOf(lines.length) + 8;
  pdf.element('TR', () => {
    pdf.element('TH', () => pdf.write(term, PDF_PAGE_MARGIN, y, { colour: pdfColours.quiet }), {
      scope: 'Row',
    });
    pdf.element('TD', () => pdf.write(lines, PDF_PAGE_MARGIN + TERM, y));
  });
  drawPdfRule(pdf, end - 4);
  return end;
};

// The page has room for this many options; the quote itself lists all of them, up to 300.
const MOST_LINES = 16;

const drawParties = (pdf: PdfDocument, parties: EvidencePageContent['parties'], y: number) => {
  const width = PDF_CONTENT_WIDTH / parties.length;
  pdf.drawn((pen) => {
    pen.lineWidth(0.5).strokeColor(pdfColours.faint).rect(PDF_PAGE_MARGIN, y, PDF_CONTENT_WIDTH, 46).stroke();
    for (let index = 1; index < parties.length; index += 1)
      pen
        .moveTo(PDF_PAGE_MARGIN + index * width, y)
        .lineTo(PDF_PAGE_MARGIN + index * width, y + 46)
        .stroke();
  });
  parties.forEach(({ heading, text }, index) =>
    pdf.element('P', () => {
      const x = PDF_PAGE_MARGIN + index * width + 10;
      pdf.write(heading, x, y + 8, { size: 6.6, colour: pdfColours.faint });
      pdf.write(pdf.wrapped(text, width - 20).slice(0, 2), x, y + 19);
    }),
  );
};
