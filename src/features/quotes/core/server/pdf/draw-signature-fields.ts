import { drawPdfRule, type PdfTextFlow } from '#server/pdf/draw-pdf-parts.ts';
import { drawPdfHeading, drawPdfText } from '#server/pdf/draw-pdf-text.ts';
import {
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import type { QuotePdfContent } from './pdf-content.ts';

const BLANK = 22;
const GAP = 26;
const HALF = (PDF_CONTENT_WIDTH - GAP) / 2;
const strong: PdfTextStyle = { font: 'strong' };
const quiet: PdfTextStyle = { size: 7.4, colour: pdfColours.quiet };

type Signing = NonNullable<QuotePdfContent['signing']>;

export const heightOfSignatureFields = ({ blanks }: Signing): number => 60 + blanks.length * BLANK;

/** A printed quote can be signed: the company to the left, the client to the right, each with lines to write on. */
export const drawSignatureFields = (pdf: PdfDocument, signing: Signing, flow: PdfTextFlow): void => {
  flow.room(heightOfSignatureFields(signing));
  flow.y = drawPdfHeading(pdf, signing.heading, flow.y + 8);
  drawPdfText(pdf, signing.hint, flow, quiet);
  const top = flow.y + 6;
  signing.parties.forEach((party, index) => {
    const x = PDF_PAGE_MARGIN + index * (HALF + GAP);
    const [name = ''] = pdf.wrapped(party, HALF, strong);
    pdf.element('P', () => pdf.write(name, x, top, strong));
    signing.blanks.forEach((blank, row) => {
      const y = top + pdf.heightOf(1) + row * BLANK + BLANK / 2;
      pdf.element('P', () => pdf.write(blank, x, y, quiet));
      drawPdfRule(pdf, y + 10, { colour: pdfColours.ink, from: x + 62, to: x + HALF });
    });
  });
  flow.y = top + pdf.heightOf(1) + signing.blanks.length * BLANK;
};
