import { and, eq, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { stringsOf } from '#strings/strings.ts';
import { receiptEmail } from './receipt-email.ts';
import { receipts } from './tables.ts';

/**
 * Confirms a payment by email with its PDF, to the owner's account whatever its notification settings. Marked in
 * the same transaction: retried, it goes out once.
 */
export const mailReceiptJob: JobDefinition = {
  name: 'mail-receipt',
  run: (payload, services) =>
    services.db.transaction(async (transaction) => {
      const { id } = payload as { id: number };
      const [row] = await transaction
        .update(receipts)
        .set({ mailedAt: sql`now()` })
        .where(and(eq(receipts.id, id), isNull(receipts.mailedAt)))
        .returning();
      if (!row || row.companyId === null) return;
      const [match] = await transaction
        .select({ owner: users })
        .from(companyProfiles)
        .innerJoin(users, eq(users.id, companyProfiles.userId))
        .where(and(eq(companyProfiles.id, row.companyId), isNull(users.erasedAt)));
      if (!match) return;
      const language = mailLanguageOf(match.owner);
      const words = { strings: stringsOf(language), language };
      // It imports the fonts and the drawing of PDFs, which are unused most of a day.
      const { receiptFileName: receiptName, drawReceiptPdf: receiptPdf } = await import('./receipt-pdf.ts');
      const content = (await receiptPdf(row, words)).toString('base64');
      await enqueueMail(transaction, services, {
        to: match.owner.email,
        language,
        letter: receiptEmail(row, words, publicBaseUrl(services.config, language)),
        enclosures: [{ name: receiptName(row, words.strings), type: 'application/pdf', content }],
      });
    }),
};
