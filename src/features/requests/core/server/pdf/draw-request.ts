import {
  createPdfTextFlow,
  drawPdfBrandMark,
  drawPdfFooters,
  drawPdfRule,
  PDF_FOOTER_TOP,
  type PdfTextFlow,
} from '#server/pdf/draw-pdf-parts.ts';
import { drawPdfHeading, drawPdfText } from '#server/pdf/draw-pdf-text.ts';
import {
  openPdfDocument,
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import type { RequestPdfContent } from './request-pdf-content.ts';

const TOP = 40;
const FLOOR = PDF_FOOTER_TOP - 14;

const quiet: PdfTextStyle = { size: 7.4, colour: pdfColours.quiet };
const read: PdfTextStyle = { size: 9 };
const strong: PdfTextStyle = { font: 'strong', size: 9 };

const drawHead = (pdf: PdfDocument, { title, line }: RequestPdfContent): number => {
  drawPdfBrandMark(pdf, PDF_PAGE_MARGIN, TOP);
  pdf.element('P', () => pdf.write('Giewel', PDF_PAGE_MARGIN + 30, TOP + 5, { font: 'display', size: 14 }));
  const large: PdfTextStyle = { font: 'display', size: 19 };
  let y = TOP + 48;
  pdf.element('H1', () => {
    y = pdf.write(pdf.wrapped(title, PDF_CONTENT_WIDTH, large), PDF_PAGE_MARGIN, y, large);
  });
  pdf.element('P', () => {
    y = pdf.write(pdf.wrapped(line, PDF_CONTENT_WIDTH, quiet), PDF_PAGE_MARGIN, y + 4, quiet);
  });
  return y + 14;
};

const FACTS_A_ROW = 3;
const FACT_WIDTH = PDF_CONTENT_WIDTH / FACTS_A_ROW;

/** The facts stand in ruled cells, as on the page. */
const drawFacts = (pdf: PdfDocument, { facts }: RequestPdfContent, flow: PdfTextFlow) => {
  for (let first = 0; first < facts.length; first += FACTS_A_ROW) {
    const cells = facts.slice(first, first + FACTS_A_ROW).map(([term, value], index) => ({
      term,
      lines: pdf.wrapped(value, FACT_WIDTH - 12, strong),
      x: PDF_PAGE_MARGIN + index * FACT_WIDTH,
    }));
    const height = 26 + pdf.heightOf(Math.max(1, ...cells.map(({ lines }) => lines.length)), strong);
    flow.room(height);
    drawPdfRule(pdf, flow.y, { width: 0.9, colour: pdfColours.ink });
    for (const { term, lines, x } of cells)
      pdf.element('P', () => {
        pdf.write(term, x, flow.y + 6, quiet);
        pdf.write(lines, x, flow.y + 17, strong);
      });
    flow.y += height;
  }
};

const drawWords = (pdf: PdfDocument, { words }: RequestPdfContent, flow: PdfTextFlow) => {
  flow.room(60);
  flow.y = drawPdfHeading(pdf, words.heading, flow.y + 6);
  for (const { label, text } of words.texts) {
    if (label !== null) {
      flow.room(30);
      flow.y += 6;
      drawPdfText(pdf, label, flow, strong);
    }
    drawPdfText(pdf, text, flow, read);
  }
  flow.y += 10;
};

const QUESTION_WIDTH = PDF_CONTENT_WIDTH * 0.56;

const drawAnswers = (pdf: PdfDocument, { answers }: RequestPdfContent, flow: PdfTextFlow) => {
  for (const { heading, rows } of answers) {
    flow.room(60);
    flow.y = drawPdfHeading(pdf, heading, flow.y + 6);
    for (const [question, answer] of rows) {
      const asked = pdf.wrapped(question, QUESTION_WIDTH - 16, { ...read, colour: pdfColours.quiet });
      const said = pdf.wrapped(answer, PDF_CONTENT_WIDTH - QUESTION_WIDTH, strong);
      const height = pdf.heightOf(Math.max(asked.length, said.length), read) + 8;
      flow.room(height);
      pdf.element('P', () => {
        pdf.write(asked, PDF_PAGE_MARGIN, flow.y, { ...read, colour: pdfColours.quiet });
        pdf.write(said, PDF_PAGE_MARGIN + QUESTION_WIDTH, flow.y, strong);
      });
      drawPdfRule(pdf, flow.y + height - 5);
      flow.y += height;
    }
    flow.y += 6;
  }
};

const GAP = 16;
const PICTURE_WIDTH = (PDF_CONTENT_WIDTH - GAP) / 2;
const TALLEST_PICTURE = 210;

type Picture = RequestPdfContent['pictures']['shown'][number];

const placePictures = (pdf: PdfDocument, row: readonly Picture[]) => {
  const placed = row.map((picture, index) => ({
    ...picture,
    x: PDF_PAGE_MARGIN + index * (PICTURE_WIDTH + GAP),
    height: Math.min(TALLEST_PICTURE, PICTURE_WIDTH * picture.ratio),
    lines: pdf.wrapped(picture.caption, PICTURE_WIDTH, quiet),
  }));
  const heights = placed.map(({ height, lines }) => height + pdf.heightOf(lines.length, quiet));
  return { placed, height: Math.max(...heights) + 14 };
};

const drawPictures = (pdf: PdfDocument, { pictures, plans }: RequestPdfContent, flow: PdfTextFlow) => {
  const { heading, shown } = pictures;
  for (let first = 0; first < shown.length; first += 2) {
    const { placed, height } = placePictures(pdf, shown.slice(first, first + 2));
    flow.room(first === 0 ? height + 32 : height);
    if (first === 0) flow.y = drawPdfHeading(pdf, heading, flow.y + 6) + 4;
    for (const picture of placed) drawPicture(pdf, picture, flow.y);
    flow.y += height;
  }
  if (plans.names.length === 0) return;
  flow.room(50);
  flow.y = drawPdfHeading(pdf, plans.heading, flow.y + 6);
  for (const name of plans.names) drawPdfText(pdf, name, flow, read);
};

type PlacedPicture = ReturnType<typeof placePictures>['placed'][number];

const drawPicture = (pdf: PdfDocument, { jpeg, alt, x, height, lines }: PlacedPicture, y: number) => {
  const fit: [number, number] = [PICTURE_WIDTH, height];
  pdf.element('Figure', () => pdf.place(() => pdf.pen.image(Buffer.from(jpeg, 'base64'), x, y, { fit })), {
    alt,
  });
  if (lines.length > 0) pdf.element('P', () => pdf.write(lines, x, y + height + 4, quiet));
};

/** Draws a request for the company that was asked, to hand on to its people. */
export const drawRequestPdf = (content: RequestPdfContent): Promise<Buffer> => {
  const { title, language, at, foot } = content;
  const pdf = openPdfDocument({ title, author: 'Giewel', language, createdAt: new Date(at) });
  const flow = createPdfTextFlow(pdf, {
    from: drawHead(pdf, content),
    top: TOP,
    floor: FLOOR,
    onNext: () => {},
  });
  drawFacts(pdf, content, flow);
  drawWords(pdf, content, flow);
  drawAnswers(pdf, content, flow);
  drawPictures(pdf, content, flow);
  drawPdfFooters(pdf, {
    left: foot.left,
    middle: [foot.notice],
    name: foot.name,
    pageOf: (page, pages) => foot.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages)),
  });
  return pdf.bytes();
};
