import { eq } from 'drizzle-orm';
import { languages } from '#kernel/language.ts';
import { mail } from '#mail/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { publicAddress } from '#server/public-address.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
import { contentReports } from './tables.ts';

/** Mails the person who reported something illegal, if they gave an address, what was decided and why. */
export const mailReporter = async (transaction: Db, tools: Tools, reportId: number) => {
  const [report] = await transaction
    .select({
      receipt: contentReports.receipt,
      email: contentReports.email,
      outcome: contentReports.outcome,
      statement: contentReports.statement,
    })
    .from(contentReports)
    .where(eq(contentReports.id, reportId));
  if (!report?.email || !report.outcome) return;
  const { receipt, email, outcome, statement } = report;
  // Nothing says what somebody without an account reads.
  const [language] = languages;
  const words = stringsOf(language).moderationLetters.reportDecided;
  await mail(transaction, tools, {
    to: email,
    language,
    letter: {
      subject: words.subject(receipt),
      heading: words.heading,
      paragraphs: [words[outcome](receipt), ...(statement ? [words.statement] : [])],
      ...(statement && { quote: [statement] }),
      button: {
        label: words.button,
        address: `${publicAddress(tools.config)}/report/${receipt}`,
      },
      closing: words.closing,
    },
  });
};
