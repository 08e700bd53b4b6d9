import { eq } from 'drizzle-orm';
import { mail, readerLanguage } from '#mail/server/index.ts';
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
      language: contentReports.language,
      outcome: contentReports.outcome,
      statement: contentReports.statement,
      taken: contentReports.taken,
      wasGone: contentReports.wasGone,
    })
    .from(contentReports)
    .where(eq(contentReports.id, reportId));
  if (!report?.email || !report.outcome) return;
  const { receipt, email, outcome, statement, taken, wasGone } = report;
  const language = readerLanguage(report);
  const { reportDecided: words, takenThings } = stringsOf(language).moderationLetters;
  const things = [...new Set(taken)].map((kind) => takenThings[kind]);
  const upheld = wasGone ? words.gone(receipt) : words.upheld(receipt, things);
  const decided = outcome === 'upheld' ? upheld : words.dismissed(receipt);
  await mail(transaction, tools, {
    to: email,
    language,
    letter: {
      subject: words.subject(receipt),
      heading: words.heading,
      paragraphs: [decided, ...(statement ? [words.statement] : [])],
      ...(statement && { quote: [statement] }),
      button: {
        label: words.button,
        address: `${publicAddress(tools.config, language)}/report/${receipt}`,
      },
      closing: words.closing,
    },
  });
};
