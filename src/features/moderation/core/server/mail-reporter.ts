import { eq, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { enqueueMail, mailLanguageOf } from '#features/notifications/email/server/index.ts';
import { href } from '#kernel/href.ts';
import type { Language } from '#kernel/language.ts';
import { publicBaseUrl } from '#server/config/public-base-url.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { stringsOf } from '#strings/strings.ts';
import { idInReportedUrlSql } from './id-in-reported-url.ts';
import { contentReports } from './tables.ts';

interface ReceivedReport {
  receipt: string;
  email: string;
  language: Language | null;
}

/**
 * Confirms the receipt of a report of illegal content (DSA, article 16(4)). The address may be a stranger's, so nothing
 * that was typed is sent to it.
 */
export const mailReportReceived = async (
  transaction: Db,
  services: Pick<Services, 'clock' | 'config' | 'jobs'>,
  { receipt, email, ...reader }: ReceivedReport,
) => {
  const language = mailLanguageOf(reader);
  const words = stringsOf(language).moderationLetters.reportReceived;
  await enqueueMail(transaction, services, {
    to: email,
    language,
    letter: {
      subject: words.subject(receipt),
      heading: words.heading,
      paragraphs: [words.text(receipt), words.next],
      button: {
        label: words.button,
        address: `${publicBaseUrl(services.config, language)}${href('/report/:receipt', { receipt })}`,
      },
      closing: words.closing,
    },
  });
};

/** Mails the decision and its reasons to the reporter of illegal content, if they gave an address. */
export const mailDecisionToReporter = async (transaction: Db, services: Services, reportId: number) => {
  const [report] = await transaction
    .select({
      receipt: contentReports.receipt,
      email: contentReports.email,
      language: contentReports.language,
      outcome: contentReports.outcome,
      statement: contentReports.statement,
      taken: contentReports.taken,
      wasGone: contentReports.wasGone,
      // Anyone may read the name there; whose a project is, only its two sides may.
      company: companyProfiles.name,
    })
    .from(contentReports)
    .leftJoin(
      companyProfiles,
      eq(companyProfiles.id, idInReportedUrlSql('companies', sql`${contentReports.address}`)),
    )
    .where(eq(contentReports.id, reportId));
  if (!report?.email || !report.outcome) return;
  const { receipt, email, outcome, statement, taken, wasGone, company } = report;
  const language = mailLanguageOf(report);
  const { reportDecided: words, takenThings } = stringsOf(language).moderationLetters;
  const takenTexts = [...new Set(taken)].map((kind) => takenThings[kind]);
  const upheld = wasGone ? words.gone(receipt) : words.upheld(receipt, takenTexts);
  const decided = outcome === 'upheld' ? upheld : words.dismissed(receipt);
  await enqueueMail(transaction, services, {
    to: email,
    language,
    letter: {
      subject: words.subject(receipt),
      heading: words.heading,
      paragraphs: [
        company === null ? decided : `${decided} ${words.about(company)}`,
        words.redress,
        ...(statement ? [words.statement] : []),
      ],
      ...(statement && { quote: [statement] }),
      button: {
        label: words.button,
        address: `${publicBaseUrl(services.config, language)}${href('/report/:receipt', { receipt })}`,
      },
      closing: words.closing,
    },
  });
};
