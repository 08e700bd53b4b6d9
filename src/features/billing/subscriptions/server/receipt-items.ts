import { formatShortDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { ServerStrings } from '#strings/strings.ts';
import type { ReceiptRow } from './receipts.ts';

export interface ReceiptStrings {
  strings: ServerStrings;
  language: Language;
}

/** Purchases and deductions include their VAT; a single purchase stands without it. */
export const receiptItemsOf = (
  row: ReceiptRow,
  { strings, language }: ReceiptStrings,
): [string, number][] => {
  const { papers, subscriptions } = strings;
  const date = (day: string) => formatShortDate(new Date(day), language);
  const bought = papers.item[row.period](subscriptions.planNames[row.plan]);
  if (!row.lines || row.lines.length < 2) return [[bought, row.amountCents - row.vatCents]];
  return row.lines.map((line) => {
    if (!('plan' in line)) return [papers[line.kind], line.cents];
    const plan = subscriptions.planNames[line.plan];
    if (line.kind === 'unused') return [papers.unused(plan, date(line.from), date(line.until)), line.cents];
    return [papers.item[line.period](plan), line.cents];
  });
};
