import {
  CONTENT_WIDTH,
  PAGE_MARGIN,
  PAGE_SIZE,
  type PdfDocument,
  pdfColours,
  RIGHT_EDGE,
  type TextStyle,
} from '#server/pdf/pdf-document.ts';
import { drawRule } from '#server/pdf/pdf-parts.ts';
import { drawRunningHead, PAGE_TOP } from './draw-quote.ts';
import type { EvidencePage } from './evidence-content.ts';
import type { QuotePdfContent } from './pdf-content.ts';

const BAND = 9;

/** The band of an acceptance is green, and hatched so that it is known without colour too. */
const drawBand = (pdf: PdfDocument) =>
  pdf.drawn((pen) => {
    pen.save().rect(0, 0, PAGE_SIZE.width, BAND).clip();
    pen.lineWidth(4).strokeColor(pdfColours.agreed);
    for (let x = -BAND; x < PAGE_SIZE.width + BAND; x += 9)
      pen
        .moveTo(x, BAND + 2)
        .lineTo(x + BAND + 4, -2)
        .stroke();
    pen.restore();
  });

/** A signed copy ends with this page. */
export const drawEvidence = (pdf: PdfDocument, content: QuotePdfContent, page: EvidencePage): void => {
  pdf.nextPage();
  drawBand(pdf);
  drawRunningHead(pdf, content, page.foot);
  const title: TextStyle = { font: 'display', size: 19 };
  let y = PAGE_TOP + 12;
  pdf.element('H1', () => {
    y = pdf.write(page.title, PAGE_MARGIN, y, title) + 10;
  });
  pdf.element('P', () => {
    y = pdf.write(pdf.wrapped(page.lead, CONTENT_WIDTH * 0.8), PAGE_MARGIN, y) + 12;
  });
  const name: TextStyle = { font: 'display', size: 22 };
  const lines = pdf.wrapped(page.name, CONTENT_WIDTH - 40, name);
  const height = pdf.heightOf(lines.length, name) + 42;
  pdf.drawn((pen) =>
    pen.lineWidth(0.9).strokeColor(pdfColours.ink).rect(PAGE_MARGIN, y, CONTENT_WIDTH, height).stroke(),
  );
  drawRule(pdf, y + height - 24, { colour: pdfColours.ink, from: PAGE_MARGIN + 18, to: RIGHT_EDGE - 18 });
  pdf.element('P', () => {
    pdf.write(lines, PAGE_MARGIN + 18, y + 12, name);
    pdf.write(page.signedAt, PAGE_MARGIN + 18, y + height - 17, { size: 7.4, colour: pdfColours.quiet });
  });
  y += height + 22;
  drawRule(pdf, y - 6, { width: 0.9, colour: pdfColours.ink });
  pdf.element('Table', () => {
    for (const [term, value] of page.rows) y = drawRow(pdf, term, value, y);
  });
  drawParties(pdf, page.parties, y + 14);
};

const TERM = 138;

const drawRow = (pdf: PdfDocument, term: string, value: string, y: number): number => {
  const lines = pdf.wrapped(value, CONTENT_WIDTH - TERM).slice(0, MOST_LINES);
  const end = y + pdf.heightOf(lines.length) + 8;
  pdf.element('TR', () => {
    pdf.element('TH', () => pdf.write(term, PAGE_MARGIN, y, { colour: pdfColours.quiet }), { scope: 'Row' });
    pdf.element('TD', () => pdf.write(lines, PAGE_MARGIN + TERM, y));
  });
  drawRule(pdf, end - 4);
  return end;
};

// The page has room for this many options; the quote itself lists all of them, up to 300.
const MOST_LINES = 16;

const drawParties = (pdf: PdfDocument, parties: EvidencePage['parties'], y: number) => {
  const width = CONTENT_WIDTH / parties.length;
  pdf.drawn((pen) => {
    pen.lineWidth(0.5).strokeColor(pdfColours.faint).rect(PAGE_MARGIN, y, CONTENT_WIDTH, 46).stroke();
    for (let index = 1; index < parties.length; index += 1)
      pen
        .moveTo(PAGE_MARGIN + index * width, y)
        .lineTo(PAGE_MARGIN + index * width, y + 46)
        .stroke();
  });
  parties.forEach(({ heading, text }, index) =>
    pdf.element('P', () => {
      const x = PAGE_MARGIN + index * width + 10;
      pdf.write(heading, x, y + 8, { size: 6.6, colour: pdfColours.faint });
      pdf.write(pdf.wrapped(text, width - 20).slice(0, 2), x, y + 19);
    }),
  );
};
