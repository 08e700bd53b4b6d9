import Pdf from 'pdfkit';
import { formatLongDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { HostStrings } from '#strings/strings.ts';
import { VAT_PERCENT } from '#subscriptions/rules/prices.ts';
import { printable } from '#subscriptions/rules/printable.ts';
import { itemsOf, type PaperWords } from './receipt-items.ts';
import type { ReceiptRow } from './receipts.ts';

// Points, on A4.
const MARGIN = 64;
const WIDTH = 595.28 - 2 * MARGIN;
const RIGHT = MARGIN + WIDTH;
const INK = '#1D282F';
const FAINT = '#62696A';
const LINE = '#857C6B';
const ACCENT = '#AA331B';

type Paper = InstanceType<typeof Pdf>;

const write = (
  paper: Paper,
  text: string,
  x: number,
  y: number,
  options: { width?: number; align?: 'right' } = {},
) => paper.text(printable(text), x, y, { width: WIDTH / 2 - 16, lineGap: 2, ...options });

const rule = (paper: Paper, y: number, width = 0.5) =>
  paper.lineWidth(width).strokeColor(LINE).moveTo(MARGIN, y).lineTo(RIGHT, y).stroke();

/** The gable of the mark with its red door, and the name beside it. */
const drawMark = (paper: Paper) => {
  const [x, y] = [MARGIN, MARGIN - 6];
  paper.lineWidth(2.4).strokeColor(INK);
  paper
    .moveTo(x + 20, y + 11)
    .lineTo(x + 20, y + 9.5)
    .lineTo(x + 10.5, y + 1.5)
    .lineTo(x + 1, y + 9.5);
  paper
    .lineTo(x + 1, y + 25)
    .lineTo(x + 20, y + 25)
    .lineTo(x + 20, y + 16)
    .lineTo(x + 11, y + 16)
    .stroke();
  paper
    .lineWidth(4)
    .strokeColor(ACCENT)
    .moveTo(x + 12.5, y + 15)
    .lineTo(x + 12.5, y + 25)
    .stroke();
};

const drawParty = (
  paper: Paper,
  heading: string,
  lines: readonly (string | null)[],
  x: number,
  y: number,
) => {
  paper.font('Helvetica').fontSize(9).fillColor(FAINT);
  write(paper, heading, x, y);
  const [name = '', ...rest] = lines.filter((line): line is string => line !== null && line !== '');
  paper.font('Helvetica-Bold').fontSize(10.5).fillColor(INK);
  write(paper, name, x, y + 16);
  paper.font('Helvetica');
  if (rest.length > 0) write(paper, rest.join('\n'), x, paper.y + 2);
  return paper.y;
};

const drawParties = (paper: Paper, { seller, buyer }: ReceiptRow, { papers }: HostStrings, y: number) => {
  const from = [
    seller.name ?? papers.product,
    seller.address,
    seller.registration && papers.registration(seller.registration),
    seller.vat && papers.vatNumber(seller.vat),
  ];
  const to = [buyer.name, buyer.address, buyer.vatNumber && papers.vatNumber(buyer.vatNumber)];
  const ends = [
    drawParty(paper, papers.from, from, MARGIN, y),
    drawParty(paper, papers.to, to, MARGIN + WIDTH / 2, y),
  ];
  return Math.max(...ends);
};

// An item that is taken off names a plan and two days.
const TERM = 0.72 * WIDTH;

const drawLine = (paper: Paper, term: string, value: string, y: number, isStrong = false) => {
  paper
    .font(isStrong ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(10.5)
    .fillColor(INK);
  write(paper, term, MARGIN, y, { width: TERM });
  write(paper, value, MARGIN + TERM, y, { width: WIDTH - TERM, align: 'right' });
  return y + 24;
};

const drawAmounts = (paper: Paper, row: ReceiptRow, { strings, language }: PaperWords, top: number) => {
  const { papers } = strings;
  const money = (cents: number) => formatMoney(cents, { language, withCents: true });
  const date = (at: Date) => formatLongDate(at, language);
  let y = drawLine(paper, papers.issued, date(row.issuedAt), top);
  y = drawLine(paper, papers.time, papers.span(date(row.paidFrom), date(row.paidUntil)), y);
  rule(paper, y, 1);
  const net = row.amountCents - row.vatCents;
  y += 14;
  for (const [item, cents] of itemsOf(row, { strings, language })) y = drawLine(paper, item, money(cents), y);
  rule(paper, y - 4);
  y = drawLine(paper, papers.net, money(net), y + 8);
  y = drawLine(paper, papers.vat(VAT_PERCENT), money(row.vatCents), y);
  rule(paper, y, 1);
  return drawLine(paper, papers.total, money(row.amountCents), y + 14, true);
};

export const receiptName = ({ id, number }: ReceiptRow, { papers }: HostStrings): string =>
  number === null ? papers.demoFile(id) : papers.invoiceFile(number);

/** The same row makes the same paper, whenever it is asked for. */
export const receiptPdf = (row: ReceiptRow, words: PaperWords): AsyncIterable<Uint8Array> => {
  const { papers } = words.strings;
  const title = row.number === null ? papers.demo : papers.invoice(row.number);
  const paper = new Pdf({
    size: 'A4',
    margin: MARGIN,
    lang: words.language,
    info: {
      Title: title,
      Author: papers.product,
      CreationDate: row.issuedAt,
    },
  });
  drawMark(paper);
  paper.font('Times-Roman').fontSize(20).fillColor(INK);
  write(paper, papers.product, MARGIN + 30, MARGIN - 1);
  paper.fontSize(28);
  write(paper, title, MARGIN, MARGIN + 76, { width: WIDTH });
  const parties = drawParties(paper, row, words.strings, MARGIN + 132);
  const end = drawAmounts(paper, row, words, parties + 40);
  paper
    .font('Helvetica')
    .fontSize(10.5)
    .fillColor(row.number === null ? ACCENT : FAINT);
  write(paper, row.number === null ? papers.demoNote : papers.paid, MARGIN, end + 20, { width: WIDTH });
  paper.end();
  return paper;
};
