import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  PDF_PAGE_SIZE,
  type PdfDocument,
  pdfColours,
  PDF_RIGHT_EDGE,
} from './pdf-document.ts';

interface RuleOptions {
  width?: number;
  colour?: string;
  from?: number;
  to?: number;
}

export const drawPdfRule = (
  pdf: PdfDocument,
  y: number,
  { width = 0.5, colour = pdfColours.line, from = PDF_PAGE_MARGIN, to = PDF_RIGHT_EDGE }: RuleOptions = {},
) => pdf.drawn((pen) => pen.lineWidth(width).strokeColor(colour).moveTo(from, y).lineTo(to, y).stroke());

/** Draws the gable of the mark with its red door. */
export const drawPdfBrandMark = (pdf: PdfDocument, x: number, y: number) =>
  pdf.drawn((pen) => {
    pen
      .lineWidth(2.4)
      .strokeColor(pdfColours.ink)
      .moveTo(x + 20, y + 11)
      .lineTo(x + 20, y + 9.5)
      .lineTo(x + 10.5, y + 1.5)
      .lineTo(x + 1, y + 9.5)
      .lineTo(x + 1, y + 25)
      .lineTo(x + 20, y + 25)
      .lineTo(x + 20, y + 16)
      .lineTo(x + 11, y + 16)
      .stroke();
    pen
      .lineWidth(4)
      .strokeColor(pdfColours.accent)
      .moveTo(x + 12.5, y + 15)
      .lineTo(x + 12.5, y + 25)
      .stroke();
  });

/** Draws a name with the lines below it in a column. Returns where it ends. */
export const drawPdfParty = (
  pdf: PdfDocument,
  { heading, lines }: { heading: string; lines: readonly (string | null)[] },
  { x, y, width }: { x: number; y: number; width: number },
): number => {
  const [name = '', ...rest] = lines.flatMap((line) => line?.split('\n') ?? []).filter((line) => line !== '');
  let end = y;
  pdf.element('P', () => {
    end = pdf.write(heading, x, y, { size: 7.2, colour: pdfColours.faint }) + 2;
    const strong = { font: 'strong', size: 9 } as const;
    end = pdf.write(pdf.wrapped(name, width, strong), x, end, strong) + 1;
    for (const line of rest) end = pdf.write(pdf.wrapped(line, width), x, end, { colour: pdfColours.quiet });
  });
  return end;
};

export interface PdfTextFlow {
  y: number;
  /** Goes on to the next page if there isn't this much room; returns whether it did. */
  room: (height: number) => boolean;
}

/** Flows down a page and on to the next. */
export const createPdfTextFlow = (
  pdf: PdfDocument,
  { from, top, floor, onNext }: { from: number; top: number; floor: number; onNext: () => void },
): PdfTextFlow => {
  const flow: PdfTextFlow = {
    y: from,
    room(height) {
      if (flow.y + height <= floor) return false;
      pdf.nextPage();
      onNext();
      flow.y = top;
      return true;
    },
  };
  return flow;
};

export const PDF_FOOTER_TOP = PDF_PAGE_SIZE.height - 68;

/** Draws every page's footer: two columns about the sender, and one with title and page number. */
export const drawPdfFooters = (
  pdf: PdfDocument,
  {
    left,
    middle,
    name,
    pageOf,
  }: {
    left: readonly string[];
    middle: readonly string[];
    name: string;
    pageOf: (page: number, pages: number) => string;
  },
) => {
  const [second, third] = [
    PDF_PAGE_MARGIN + PDF_CONTENT_WIDTH * 0.4,
    PDF_PAGE_MARGIN + PDF_CONTENT_WIDTH * 0.77,
  ];
  const small = { size: 6.6, colour: pdfColours.quiet };
  pdf.onEachPage((page, pages) => {
    drawPdfRule(pdf, PDF_FOOTER_TOP, {
      width: 0.9,
      colour: pdfColours.ink,
      from: 0,
      to: PDF_PAGE_SIZE.width,
    });
    pdf.drawn((pen) => {
      pen.lineWidth(0.5).strokeColor(pdfColours.line);
      for (const x of [second, third])
        pen
          .moveTo(x - 10, PDF_FOOTER_TOP)
          .lineTo(x - 10, PDF_PAGE_SIZE.height)
          .stroke();
      const column = (lines: readonly string[], x: number, width: number, y = PDF_FOOTER_TOP + 10) =>
        pdf.write(lines.flatMap((line) => pdf.wrapped(line, width, small)).slice(0, 5), x, y, small);
      const [owner = '', ...address] = left;
      const strong = { font: 'strong', size: 6.8 } as const;
      const below = pdf.write(
        pdf.wrapped(owner, second - PDF_PAGE_MARGIN - 20, strong).slice(0, 2),
        PDF_PAGE_MARGIN,
        PDF_FOOTER_TOP + 10,
        strong,
      );
      column(address, PDF_PAGE_MARGIN, second - PDF_PAGE_MARGIN - 20, below);
      column(middle, second, third - second - 20);
      const end = column([name], third, PDF_RIGHT_EDGE - third);
      pdf.write(pageOf(page, pages), third, end + 4, { font: 'display', size: 9 });
    });
  });
};
