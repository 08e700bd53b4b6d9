import type { EmailContent } from '#features/notifications/email/server/index.ts';
import { formatLongDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/format-money.ts';
import { href } from '#kernel/href.ts';
import { receiptItemsOf, type ReceiptStrings } from './receipt-items.ts';
import type { ReceiptRow } from './receipts.ts';

/** Lists the items; the PDF is attached. */
export const receiptEmail = (row: ReceiptRow, words: ReceiptStrings, address: string): EmailContent => {
  const { language } = words;
  const { papers, subscriptions } = words.strings;
  const date = (moment: Date) => formatLongDate(moment, language);
  const money = (cents: number) => formatMoney(cents, { language, withCents: true });
  const bought = papers.item[row.period](subscriptions.planNames[row.plan]);
  return {
    subject: papers.letter.subject(bought),
    heading: papers.letter.heading,
    paragraphs: [
      papers.letter.bought(bought, date(row.paidFrom), date(row.paidUntil)),
      ...receiptItemsOf(row, words).map(([item, cents]) => papers.letter.line(item, money(cents))),
      papers.letter.line(papers.total, money(row.amountCents)),
      row.number === null ? papers.demoNote : papers.letter.enclosed,
    ],
    button: {
      label: papers.letter.button,
      address: `${address}${href('/company-dashboard', { tab: 'subscription' })}`,
    },
    closing: papers.letter.closing,
  };
};
