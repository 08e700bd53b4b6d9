import { eq } from 'drizzle-orm';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { companyProofs } from '#features/companies/proofs/server/tables.ts';
import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { clientReports } from '#features/moderation/client-reports/server/tables.ts';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName, RecordedReportKind } from '#features/moderation/core/rules/moderation.ts';
import { readDecisionsAboutPerson } from '#features/moderation/core/server/decision-log.ts';
import { readReportsOfPerson } from '#features/moderation/core/server/read-reports-of-person.ts';
import { readNotes } from '#features/moderation/core/server/set-aside-and-notes.ts';
import { contentReports, takedowns } from '#features/moderation/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { quoteReports, quotes } from '#features/quotes/core/server/tables.ts';
import { requestReports, requests } from '#features/requests/core/server/tables.ts';
import { reviewFlags, reviews } from '#features/reviews/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import {
  findCompaniesWithSameVatNumber,
  findCompanyIdOfPerson,
  readCompanyFacts,
  readPersonFacts,
} from './concerned-parties.ts';
import { findContentAtUrl } from './content-at-url.ts';
import { readReportedConversation, type ReportOfPerson } from './reported-conversation.ts';
import { readReportedQuote } from './reported-quote.ts';
import { readReportedRequest } from './reported-request.ts';

/** An entry is about this person and these things. */
interface About {
  personId: number | null;
  projectId?: number | undefined;
  companyId?: number | undefined;
  /** The content at the reported address. */
  found?: CaseEvidence['candidates'];
  /** Moderators read the messages of these two people until the report. */
  talk?: ReportOfPerson | undefined;
  requestReportId?: number | undefined;
  quoteReportId?: number | undefined;
}

type FindAbout = (db: Db, id: number) => Promise<About | undefined>;

const ofReview: FindAbout = async (db, id) =>
  (
    await db
      .select({ personId: reviews.userId, projectId: reviews.projectId, companyId: reviews.companyId })
      .from(reviews)
      .where(eq(reviews.id, id))
  )[0];

const ofCompany: FindAbout = async (db, id) =>
  (await db.select({ personId: c.userId, companyId: c.id }).from(c).where(eq(c.id, id)))[0];

const findAbout: Readonly<Record<QueueName, FindAbout>> = {
  reviews: ofReview,
  appeals: ofReview,
  flags: async (db, id) => {
    const [flag] = await db
      .select({ reviewId: reviewFlags.reviewId })
      .from(reviewFlags)
      .where(eq(reviewFlags.id, id));
    return flag && ofReview(db, flag.reviewId);
  },
  'conversation-reports': async (db, id) => {
    const [talk] = await db
      .select({
        reporterId: conversationReports.reporterId,
        reportedId: conversationReports.reportedId,
        createdAt: conversationReports.createdAt,
      })
      .from(conversationReports)
      .where(eq(conversationReports.id, id));
    return talk && { personId: talk.reportedId, talk };
  },
  'client-reports': async (db, id) => {
    const [report] = await db
      .select({
        companyId: c.id,
        reporterId: c.userId,
        reportedId: clientReports.clientId,
        createdAt: clientReports.createdAt,
      })
      .from(clientReports)
      .innerJoin(c, eq(c.id, clientReports.companyId))
      .where(eq(clientReports.id, id));
    if (!report) return undefined;
    const { companyId, ...talk } = report;
    return { personId: talk.reportedId, companyId, talk };
  },
  'request-reports': async (db, id) => {
    const [report] = await db
      .select({ personId: requests.clientId })
      .from(requestReports)
      .innerJoin(requests, eq(requests.id, requestReports.requestId))
      .where(eq(requestReports.id, id));
    return report && { ...report, requestReportId: id };
  },
  'quote-reports': async (db, id) => {
    const [report] = await db
      .select({ companyId: quotes.companyId, personId: c.userId })
      .from(quoteReports)
      .innerJoin(quotes, eq(quotes.id, quoteReports.quoteId))
      .leftJoin(c, eq(c.id, quotes.companyId))
      .where(eq(quoteReports.id, id));
    return (
      report && { personId: report.personId, companyId: report.companyId ?? undefined, quoteReportId: id }
    );
  },
  vat: ofCompany,
  facts: async (db, id) => {
    const [proof] = await db
      .select({ companyId: companyProofs.companyId })
      .from(companyProofs)
      .where(eq(companyProofs.id, id));
    return proof && ofCompany(db, proof.companyId);
  },
  'content-reports': async (db, id) => {
    const [report] = await db
      .select({ address: contentReports.address })
      .from(contentReports)
      .where(eq(contentReports.id, id));
    if (!report) return undefined;
    const { companyId, candidates } = await findContentAtUrl(db, report.address);
    const owner = companyId === null ? undefined : await ofCompany(db, companyId);
    return { personId: null, ...owner, found: candidates };
  },
  objections: async (db, id) =>
    (await db.select({ personId: takedowns.ownerId }).from(takedowns).where(eq(takedowns.id, id)))[0],
};

/** Returns whom an entry concerns. */
export const findPersonOfEntry = async (db: Db, queue: QueueName, id: number): Promise<number | null> =>
  (await findAbout[queue](db, id))?.personId ?? null;

const projectOf = async (db: Db, id: number): Promise<CaseEvidence['project']> => {
  const [row] = await db.select().from(projects).where(eq(projects.id, id));
  if (!row) return null;
  const { name, status, createdAt, completedAt } = row;
  return {
    id,
    name,
    status,
    createdAt: createdAt.toISOString(),
    completedAt: completedAt?.toISOString() ?? null,
  };
};

const MOST_EARLIER = 10;
const preview = 200;

/** An entry of these queues is itself one of the reports about a person. */
const reportIn: Partial<Record<QueueName, RecordedReportKind>> = {
  flags: 'flag',
  'conversation-reports': 'conversation',
  'client-reports': 'client',
  'request-reports': 'request',
  'quote-reports': 'quote',
  'content-reports': 'content',
};

/** Returns the other reports about a person, decided or not. */
const otherReports = async (
  db: Db,
  personId: number,
  queue: QueueName,
  entryId: number,
): Promise<CaseEvidence['reports']> => {
  const { reportsAbout } = await readReportsOfPerson(db, personId, MOST_EARLIER + 1);
  return reportsAbout
    .filter(({ kind, id }) => kind !== reportIn[queue] || id !== entryId)
    .slice(0, MOST_EARLIER)
    .map(({ words, ...report }) => ({ ...report, words: words?.slice(0, preview) ?? null }));
};

/** Reads the company's facts, or else the account's; other reports; earlier decisions. */
const whomItConcerns = async (db: Db, queue: QueueName, id: number, about: About) => {
  const { personId } = about;
  const ownCompany = personId === null ? undefined : await findCompanyIdOfPerson(db, personId);
  const companyId = about.companyId ?? ownCompany;
  const [company, sameNumber, person, reports, earlier] = await Promise.all([
    companyId === undefined ? null : readCompanyFacts(db, companyId),
    companyId === undefined ? [] : findCompaniesWithSameVatNumber(db, companyId),
    personId === null || ownCompany !== undefined ? null : readPersonFacts(db, personId),
    personId === null ? [] : otherReports(db, personId, queue, id),
    personId === null ? [] : readDecisionsAboutPerson(db, personId, MOST_EARLIER),
  ]);
  return { company, sameNumber, person, reports, earlier };
};

/** Reads the evidence for an entry and the person it is about; null if the entry is gone. */
export const readEvidence = async (
  { db, translator }: Pick<Services, 'db' | 'translator'>,
  queue: QueueName,
  id: number,
) => {
  const about = await findAbout[queue](db, id);
  if (!about) return null;
  const { personId, projectId, talk, found = [] } = about;
  const { requestReportId, quoteReportId } = about;
  const [notes, conversation, request, quote, project, parties] = await Promise.all([
    readNotes(db, queue, id),
    talk === undefined ? [] : readReportedConversation(db, talk),
    requestReportId === undefined ? null : readReportedRequest(db, requestReportId),
    quoteReportId === undefined ? null : readReportedQuote(db, quoteReportId),
    projectId === undefined ? null : projectOf(db, projectId),
    whomItConcerns(db, queue, id, about),
  ]);
  const messages = conversation
    .filter(({ isOfReported }) => isOfReported)
    .map((message) => ({ kind: 'message' as const, id: message.id, label: message.content, imageUrl: null }));
  const candidates = [...found, ...messages].map((candidate) => ({
    ...candidate,
    label: candidate.label.slice(0, preview),
  }));
  const withLanguage = <Words extends { words: readonly string[] }>(reported: Words | null) =>
    reported && { ...reported, translation: translator.offerFor(reported.words.join('. ')) };
  return {
    personId,
    evidence: {
      candidates,
      notes,
      conversation: conversation.map((message) => ({
        ...message,
        translation: translator.offerFor(message.content),
      })),
      request: withLanguage(request),
      quote: withLanguage(quote),
      project,
      ...parties,
    },
  };
};
