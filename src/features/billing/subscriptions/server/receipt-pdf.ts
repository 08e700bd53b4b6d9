import { formatLongDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/format-money.ts';
import { FULL_VAT_RATE } from '#kernel/vat-rates.ts';
import { drawPdfBrandMark, drawPdfParty, drawPdfRule } from '#server/pdf/draw-pdf-parts.ts';
import {
  openPdfDocument,
  PDF_CONTENT_WIDTH,
  PDF_PAGE_MARGIN,
  pdfColours,
  type PdfDocument,
  type PdfTextStyle,
} from '#server/pdf/pdf-document.ts';
import type { ServerStrings } from '#strings/strings.ts';
import { receiptItemsOf, type ReceiptStrings } from './receipt-items.ts';
import type { ReceiptRow } from './receipts.ts';

const TOP = 58;
const read: PdfTextStyle = { size: 10 };
const strong: PdfTextStyle = { font: 'strong', size: 10 };

const drawParties = (
  pdf: PdfDocument,
  { seller, buyer }: ReceiptRow,
  { papers }: ServerStrings,
  y: number,
) => {
  const from = [
    seller.name ?? papers.product,
    seller.address,
    seller.registration && papers.registration(seller.registration),
    seller.vat && papers.vatNumber(seller.vat),
  ];
  const to = [buyer.name, buyer.address, buyer.vatNumber && papers.vatNumber(buyer.vatNumber)];
  const half = PDF_CONTENT_WIDTH / 2;
  const width = half - 16;
  return Math.max(
    drawPdfParty(pdf, { heading: papers.from, lines: from }, { x: PDF_PAGE_MARGIN, y, width }),
    drawPdfParty(pdf, { heading: papers.to, lines: to }, { x: PDF_PAGE_MARGIN + half, y, width }),
  );
};

// A deduction names a plan and two days.
const TERM = 0.72 * PDF_CONTENT_WIDTH;

const drawRow = (pdf: PdfDocument, [term, value]: readonly [string, string], y: number, hand = read) => {
  const lines = pdf.wrapped(term, TERM - 16, hand);
  pdf.element('TR', () => {
    pdf.element('TH', () => pdf.write(lines, PDF_PAGE_MARGIN, y, hand), { scope: 'Row' });
    pdf.element('TD', () =>
      pdf.write(value, PDF_PAGE_MARGIN + TERM, y, {
        ...hand,
        width: PDF_CONTENT_WIDTH - TERM,
        align: 'right',
      }),
    );
  });
  return y + pdf.heightOf(lines.length, hand) + 10;
};

const drawAmounts = (
  pdf: PdfDocument,
  row: ReceiptRow,
  { strings, language }: ReceiptStrings,
  top: number,
) => {
  const { papers } = strings;
  const money = (cents: number) => formatMoney(cents, { language, withCents: true });
  const date = (moment: Date) => formatLongDate(moment, language);
  const thick = { width: 1, colour: pdfColours.ink };
  let y = top;
  pdf.element('Table', () => {
    y = drawRow(pdf, [papers.issued, date(row.issuedAt)], y);
    y = drawRow(pdf, [papers.time, papers.span(date(row.paidFrom), date(row.paidUntil))], y);
    drawPdfRule(pdf, y, thick);
    y += 14;
    for (const [item, cents] of receiptItemsOf(row, { strings, language }))
      y = drawRow(pdf, [item, money(cents)], y);
    drawPdfRule(pdf, y - 4);
    y = drawRow(pdf, [papers.net, money(row.amountCents - row.vatCents)], y + 8);
    y = drawRow(pdf, [papers.vat(FULL_VAT_RATE), money(row.vatCents)], y);
    drawPdfRule(pdf, y, thick);
    y = drawRow(pdf, [papers.total, money(row.amountCents)], y + 14, strong);
  });
  return y;
};

export const receiptFileName = ({ id, number }: ReceiptRow, { papers }: ServerStrings): string =>
  number === null ? papers.demoFile(id) : papers.invoiceFile(number);

/** The same row always makes the same PDF. */
export const drawReceiptPdf = (row: ReceiptRow, words: ReceiptStrings): Promise<Buffer> => {
  const { papers } = words.strings;
  const title = row.number === null ? papers.demo : papers.invoice(row.number);
  const pdf = openPdfDocument({
    title,
    author: papers.product,
    language: words.language,
    createdAt: row.issuedAt,
  });
  drawPdfBrandMark(pdf, PDF_PAGE_MARGIN, TOP);
  pdf.element('P', () =>
    pdf.write(papers.product, PDF_PAGE_MARGIN + 30, TOP + 3, { font: 'display', size: 18 }),
  );
  pdf.element('H1', () => pdf.write(title, PDF_PAGE_MARGIN, TOP + 82, { font: 'display', size: 26 }));
  const parties = drawParties(pdf, row, words.strings, TOP + 138);
  const end = drawAmounts(pdf, row, words, parties + 36);
  const noteStyle: PdfTextStyle = {
    ...read,
    colour: row.number === null ? pdfColours.accent : pdfColours.faint,
  };
  const text = row.number === null ? papers.demoNote : papers.paid;
  pdf.element('P', () =>
    pdf.write(pdf.wrapped(text, PDF_CONTENT_WIDTH, noteStyle), PDF_PAGE_MARGIN, end + 20, noteStyle),
  );
  return pdf.bytes();
};
