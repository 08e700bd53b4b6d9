import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { mail, readerLanguage } from '#mail/server/index.ts';
import type { Job } from '#server/jobs.ts';
import { publicAddress } from '#server/public-address.ts';
import { stringsOf } from '#strings/strings.ts';
import { receiptLetter } from './receipt-letter.ts';
import { receipts } from './tables.ts';

/**
 * The confirmation of a payment with its paper, to the account the company began with, whatever it wants to hear
 * otherwise. Marked in the same transaction: tried again, it goes out once.
 */
export const mailReceiptJob: Job = {
  name: 'mail-receipt',
  run: (payload, tools) =>
    tools.db.transaction(async (transaction) => {
      const { id } = payload as { id: number };
      const [row] = await transaction
        .update(receipts)
        .set({ mailedAt: sql`now()` })
        .where(and(eq(receipts.id, id), isNull(receipts.mailedAt)))
        .returning();
      if (!row || row.companyId === null) return;
      const [found] = await transaction
        .select({ owner: users })
        .from(companyProfiles)
        .innerJoin(users, eq(users.id, companyProfiles.userId))
        .where(and(eq(companyProfiles.id, row.companyId), isNull(users.erasedAt)));
      if (!found) return;
      const language = readerLanguage(found.owner);
      const words = { strings: stringsOf(language), language };
      // With it come the fonts and what draws papers, which most of a day nobody needs.
      const { receiptName, receiptPdf } = await import('./receipt-pdf.ts');
      const content = (await receiptPdf(row, words)).toString('base64');
      await mail(transaction, tools, {
        to: found.owner.email,
        language,
        letter: receiptLetter(row, words, publicAddress(tools.config, language)),
        enclosures: [{ name: receiptName(row, words.strings), type: 'application/pdf', content }],
      });
    }),
};
