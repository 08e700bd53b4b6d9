import { initialsOf } from '#kernel/initials.ts';
import {
  drawPdfFooters,
  drawPdfParty,
  drawPdfRule,
  createPdfTextFlow,
  PDF_FOOTER_TOP,
  type PdfTextFlow,
} from '#server/pdf/draw-pdf-parts.ts';
import { drawPdfHeading, drawPdfText, heightOfPdfText } from '#server/pdf/draw-pdf-text.ts';
import {
  openPdfDocument,
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  PDF_RIGHT_EDGE,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import { drawQuoteLines, drawQuoteSums } from './draw-quote-lines.ts';
import { drawSignatureFields, heightOfSignatureFields } from './draw-signature-fields.ts';
import { drawQuoteTerms } from './draw-terms.ts';
import { drawWithdrawalPage } from './draw-withdrawal-page.ts';
import type { QuotePdfContent } from './pdf-content.ts';

const TOP = 40;
const FLOOR = PDF_FOOTER_TOP - 14;
const LOGO = 36;

const quiet: PdfTextStyle = { size: 7.4, colour: pdfColours.quiet };

const drawLogo = (pdf: PdfDocument, { name, logo }: QuotePdfContent['company']) => {
  if (logo === null) {
    pdf.drawn((pen) => {
      pen.roundedRect(PDF_PAGE_MARGIN, TOP, LOGO, LOGO, 2).fill(pdfColours.accent);
      const initials = initialsOf(name);
      const [hand, width] = [{ font: 'display', size: 14, colour: pdfColours.white } as const, LOGO / 2 + 2];
      const [line = ''] = pdf.wrapped(initials, LOGO, hand);
      pdf.write(line, PDF_PAGE_MARGIN + (line.length > 1 ? width / 2 - 2 : width - 6), TOP + 8, hand);
    });
    return;
  }
  pdf.element(
    'Figure',
    () =>
      pdf.place(() =>
        pdf.pen.image(Buffer.from(logo, 'base64'), PDF_PAGE_MARGIN, TOP, { fit: [LOGO, LOGO] }),
      ),
    { alt: name },
  );
};

const drawHead = (pdf: PdfDocument, { company, client }: QuotePdfContent): number => {
  drawLogo(pdf, company);
  const name: PdfTextStyle = { font: 'display', size: 14 };
  const left = PDF_PAGE_MARGIN + LOGO + 10;
  const right = PDF_PAGE_MARGIN + PDF_CONTENT_WIDTH * 0.66;
  let end = TOP;
  pdf.element('P', () => {
    end = pdf.write(pdf.wrapped(company.name, right - left - 20, name), left, TOP, name);
    // Each has its own line: an IBAN that goes on in the next line is typed wrong.
    for (const line of company.address)
      end = pdf.write(pdf.wrapped(line, right - left - 20, quiet), left, end, quiet);
  });
  const [heading, lines] = [client.heading, client.lines];
  const below = drawPdfParty(pdf, { heading, lines }, { x: right, y: TOP, width: PDF_RIGHT_EDGE - right });
  pdf.drawn((pen) =>
    pen
      .lineWidth(0.9)
      .strokeColor(pdfColours.ink)
      .moveTo(right - 10, TOP)
      .lineTo(right - 10, below)
      .stroke(),
  );
  return Math.max(end, below, TOP + LOGO);
};

const factTerm: PdfTextStyle = { size: 6.4, colour: pdfColours.faint };
const factValue: PdfTextStyle = { font: 'strong', size: 7.6 };

/** The facts share one row, in the shares of its width that their longest terms need. */
export const layOutFactCells = (pdf: PdfDocument, facts: QuotePdfContent['facts']) => {
  const shares = [1.35, 1.45, 1.25, 1.15, 1.1, 0.95, 1.4];
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return facts.map(([term, text], index) => {
    const width = ((shares[index] ?? 1) / whole) * PDF_CONTENT_WIDTH;
    const x =
      PDF_PAGE_MARGIN +
      (shares.slice(0, index).reduce((sum, share) => sum + share, 0) / whole) * PDF_CONTENT_WIDTH;
    const lines = pdf.wrapped(text, width - 10, factValue);
    return { terms: pdf.wrapped(term, width - 8, factTerm), lines, x };
  });
};

/** The facts stand in a frame. */
const drawFacts = (pdf: PdfDocument, facts: QuotePdfContent['facts'], flow: PdfTextFlow) => {
  const value = factValue;
  const columns = layOutFactCells(pdf, facts);
  const mostLines = Math.max(...columns.map(({ lines }) => lines.length));
  const height = 20 + pdf.heightOf(mostLines, value);
  pdf.drawn((pen) => {
    pen
      .lineWidth(0.9)
      .strokeColor(pdfColours.ink)
      .rect(PDF_PAGE_MARGIN, flow.y, PDF_CONTENT_WIDTH, height)
      .stroke();
    pen.lineWidth(0.5).strokeColor(pdfColours.line);
    for (const { x } of columns.slice(1))
      pen
        .moveTo(x, flow.y)
        .lineTo(x, flow.y + height)
        .stroke();
  });
  for (const { terms, lines, x } of columns)
    pdf.element('P', () => {
      pdf.write(terms, x + 6, flow.y + 5, factTerm);
      pdf.write(lines, x + 6, flow.y + 15, value);
    });
  flow.y += height;
};

const drawGone = (pdf: PdfDocument, { gone }: QuotePdfContent, flow: PdfTextFlow) => {
  if (!gone) return;
  flow.room(50);
  flow.y = drawPdfHeading(pdf, gone.heading, flow.y + 8);
  for (const { description, net } of gone.rows)
    drawPdfText(pdf, `${description.replace(/\s+/g, ' ')}: ${net}`, flow, quiet);
};

const drawBoth = (pdf: PdfDocument, { both }: QuotePdfContent, flow: PdfTextFlow) => {
  if (both.length === 0) return;
  const split = PDF_PAGE_MARGIN + PDF_CONTENT_WIDTH * 0.39;
  const amount: PdfTextStyle = { font: 'display', size: 14 };
  flow.room(64);
  flow.y += 12;
  pdf.drawn((pen) => {
    pen
      .lineWidth(1.1)
      .strokeColor(pdfColours.ink)
      .rect(PDF_PAGE_MARGIN, flow.y, PDF_CONTENT_WIDTH, 46)
      .stroke();
    pen
      .moveTo(split, flow.y)
      .lineTo(split, flow.y + 46)
      .stroke();
  });
  both.forEach((side, index) =>
    pdf.element('P', () => {
      const x = (index === 0 ? PDF_PAGE_MARGIN : split) + 12;
      const end = pdf.write(side.amount, x, flow.y + 8, amount);
      pdf.write(side.text, x, end, quiet);
    }),
  );
  flow.y += 46;
};

/** Every page but the first begins here, below its head. */
export const FOLLOWING_PAGE_TOP = TOP + 18;

export const drawRunningHead = (pdf: PdfDocument, { company, object }: QuotePdfContent, right = object) => {
  pdf.drawn(() => {
    const title: PdfTextStyle = { font: 'display', size: 8.5 };
    const [name = ''] = pdf.wrapped(company.name, PDF_CONTENT_WIDTH / 2 - 10, title);
    const [about = ''] = pdf.wrapped(right, PDF_CONTENT_WIDTH / 2 - 10, quiet);
    pdf.write(name, PDF_PAGE_MARGIN, TOP - 8, title);
    pdf.write(about, PDF_PAGE_MARGIN, TOP - 7, { ...quiet, align: 'right', width: PDF_CONTENT_WIDTH });
  });
  drawPdfRule(pdf, TOP + 8, { width: 0.9, colour: pdfColours.ink });
};

const open = ({ title, company, language, at }: QuotePdfContent): PdfDocument =>
  openPdfDocument({ title, author: company.name, language, createdAt: new Date(at) });

/** A last page that ends above this may be saved by a tighter layout. */
const LITTLE = 260;
/** Gaps between parts shrink to this share. */
const TIGHT = 0.3;

const drawParts = (pdf: PdfDocument, content: QuotePdfContent, flow: PdfTextFlow, gap: number): void => {
  const title: PdfTextStyle = { font: 'display', size: 19 };
  pdf.element('H1', () => {
    flow.y =
      pdf.write(pdf.wrapped(content.object, PDF_CONTENT_WIDTH, title), PDF_PAGE_MARGIN, flow.y, title) +
      8 * gap;
  });
  drawFacts(pdf, content.facts, flow);
  flow.y += 14 * gap;
  if (content.intro) {
    drawPdfText(pdf, content.intro, flow);
    flow.y += 10 * gap;
  }
  drawQuoteLines(pdf, content, flow);
  flow.y += 6;
  for (const note of content.notes) drawPdfText(pdf, note, flow, { size: 6.8, colour: pdfColours.quiet });
  drawGone(pdf, content, flow);
  flow.y += 14 * gap;
  drawQuoteSums(pdf, content, flow);
  drawBoth(pdf, content, flow);
  drawQuoteTerms(pdf, content, flow, { maxHeight: FLOOR - TOP - 30, gap });
  drawClosing(pdf, content, flow, gap);
};

/** A signature does not stand alone on a page: the words before it move to the next with it. */
const drawClosing = (
  pdf: PdfDocument,
  { words, signing }: QuotePdfContent,
  flow: PdfTextFlow,
  gap: number,
) => {
  words.forEach(({ heading, text }, index) => {
    const height = 30 + heightOfPdfText(pdf, text);
    const whole = index === words.length - 1 && signing ? height + heightOfSignatureFields(signing) : height;
    flow.room(
      index === words.length - 1 && whole <= FLOOR - FOLLOWING_PAGE_TOP ? whole : Math.min(height, 60),
    );
    flow.y = drawPdfHeading(pdf, heading, flow.y + 8 * gap);
    drawPdfText(pdf, text, flow);
    flow.y += 6 * gap;
  });
  if (signing) drawSignatureFields(pdf, signing, flow);
};

const layOut = (content: QuotePdfContent, gap: number) => {
  const pdf = open(content);
  let pages = 1;
  const flow = createPdfTextFlow(pdf, {
    from: drawHead(pdf, content) + 22 * gap,
    top: FOLLOWING_PAGE_TOP,
    floor: FLOOR,
    onNext: () => {
      pages += 1;
      drawRunningHead(pdf, content);
    },
  });
  drawParts(pdf, content, flow, gap);
  return { paper: pdf, flow, pages };
};

/** Draws a version, closer together if that saves a page for a few words. */
const drawVersion = (content: QuotePdfContent): PdfDocument => {
  const wide = layOut(content, 1);
  const isShort = wide.pages > 1 && wide.flow.y < FOLLOWING_PAGE_TOP + LITTLE;
  const close = isShort ? layOut(content, TIGHT) : wide;
  const { paper: pdf, flow } = close.pages < wide.pages ? close : wide;
  if (content.withdrawal) drawWithdrawalPage(pdf, content.withdrawal, flow);
  return pdf;
};

const close = (pdf: PdfDocument, { company, foot }: QuotePdfContent): Promise<Buffer> => {
  drawPdfFooters(pdf, {
    left: [company.name, ...company.address],
    middle: company.law,
    name: foot.name,
    pageOf: (page, pages) => foot.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
  });
  return pdf.bytes();
};

/** Draws a version and the pages behind it. The same content makes the same bytes. */
export const drawQuotePdf = (
  content: QuotePdfContent,
  drawBehind?: (pdf: PdfDocument) => void,
): Promise<Buffer> => {
  const pdf = drawVersion(content);
  drawBehind?.(pdf);
  return close(pdf, content);
};
