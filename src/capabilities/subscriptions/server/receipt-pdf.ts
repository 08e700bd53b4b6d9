import { formatLongDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import { colours, type Hand, MARGIN, type OpenPaper, openPaper, WIDTH } from '#server/paper/open-paper.ts';
import { drawGable, drawParty, drawRule } from '#server/paper/paper-parts.ts';
import type { HostStrings } from '#strings/strings.ts';
import { VAT_PERCENT } from '#subscriptions/rules/prices.ts';
import { itemsOf, type PaperWords } from './receipt-items.ts';
import type { ReceiptRow } from './receipts.ts';

const TOP = 58;
const read: Hand = { size: 10 };
const strong: Hand = { font: 'strong', size: 10 };

const drawParties = (paper: OpenPaper, { seller, buyer }: ReceiptRow, { papers }: HostStrings, y: number) => {
  const from = [
    seller.name ?? papers.product,
    seller.address,
    seller.registration && papers.registration(seller.registration),
    seller.vat && papers.vatNumber(seller.vat),
  ];
  const to = [buyer.name, buyer.address, buyer.vatNumber && papers.vatNumber(buyer.vatNumber)];
  const half = WIDTH / 2;
  const width = half - 16;
  return Math.max(
    drawParty(paper, { heading: papers.from, lines: from }, { x: MARGIN, y, width }),
    drawParty(paper, { heading: papers.to, lines: to }, { x: MARGIN + half, y, width }),
  );
};

// An item that is taken off names a plan and two days.
const TERM = 0.72 * WIDTH;

const drawLine = (paper: OpenPaper, [term, value]: readonly [string, string], y: number, hand = read) => {
  const lines = paper.wrapped(term, TERM - 16, hand);
  paper.element('TR', () => {
    paper.element('TH', () => paper.write(lines, MARGIN, y, hand), { scope: 'Row' });
    paper.element('TD', () =>
      paper.write(value, MARGIN + TERM, y, { ...hand, width: WIDTH - TERM, align: 'right' }),
    );
  });
  return y + paper.heightOf(lines.length, hand) + 10;
};

const drawAmounts = (paper: OpenPaper, row: ReceiptRow, { strings, language }: PaperWords, top: number) => {
  const { papers } = strings;
  const money = (cents: number) => formatMoney(cents, { language, withCents: true });
  const date = (at: Date) => formatLongDate(at, language);
  const thick = { width: 1, colour: colours.ink };
  let y = top;
  paper.element('Table', () => {
    y = drawLine(paper, [papers.issued, date(row.issuedAt)], y);
    y = drawLine(paper, [papers.time, papers.span(date(row.paidFrom), date(row.paidUntil))], y);
    drawRule(paper, y, thick);
    y += 14;
    for (const [item, cents] of itemsOf(row, { strings, language }))
      y = drawLine(paper, [item, money(cents)], y);
    drawRule(paper, y - 4);
    y = drawLine(paper, [papers.net, money(row.amountCents - row.vatCents)], y + 8);
    y = drawLine(paper, [papers.vat(VAT_PERCENT), money(row.vatCents)], y);
    drawRule(paper, y, thick);
    y = drawLine(paper, [papers.total, money(row.amountCents)], y + 14, strong);
  });
  return y;
};

export const receiptName = ({ id, number }: ReceiptRow, { papers }: HostStrings): string =>
  number === null ? papers.demoFile(id) : papers.invoiceFile(number);

/** The same row makes the same paper, whenever it is asked for. */
export const receiptPdf = (row: ReceiptRow, words: PaperWords): Promise<Buffer> => {
  const { papers } = words.strings;
  const title = row.number === null ? papers.demo : papers.invoice(row.number);
  const paper = openPaper({ title, author: papers.product, language: words.language, at: row.issuedAt });
  drawGable(paper, MARGIN, TOP);
  paper.element('P', () => paper.write(papers.product, MARGIN + 30, TOP + 3, { font: 'display', size: 18 }));
  paper.element('H1', () => paper.write(title, MARGIN, TOP + 82, { font: 'display', size: 26 }));
  const parties = drawParties(paper, row, words.strings, TOP + 138);
  const end = drawAmounts(paper, row, words, parties + 36);
  const note: Hand = { ...read, colour: row.number === null ? colours.accent : colours.faint };
  const said = row.number === null ? papers.demoNote : papers.paid;
  paper.element('P', () => paper.write(paper.wrapped(said, WIDTH, note), MARGIN, end + 20, note));
  return paper.bytes();
};
