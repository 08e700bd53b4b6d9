import { and, eq, isNull } from 'drizzle-orm';
import { judgeClientReport } from '#client-reports/server/index.ts';
import type { ProofRefusal } from '#companies/rules/proofs.ts';
import type { Person } from '#kernel/visitor.ts';
import { closeConversationReport } from '#messaging/server/index.ts';
import type { LogSubject, Queue, Reason, Verdict } from '#moderation/rules/moderation.ts';
import { judgeCompanyProof, judgeVat, type ProofRuling } from '#proofs/server/index.ts';
import type { WithholdingReason } from '#reviews/rules/reviews.ts';
import { judgeAppeal, judgeFlag, judgeReview, type ReviewRuling } from '#reviews/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { recordDecision } from './decision-log.ts';
import { mailReporter } from './mail-reporter.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { contentReports } from './tables.ts';

interface Decision {
  id: number;
  verdict: Verdict;
  seen: string;
  reason?: Reason | undefined;
  statement?: string | undefined;
}

interface Judging {
  transaction: Db;
  decision: Decision;
  moderator: Person;
  jobs: Tools['jobs'];
  now: Date;
}

type Denial = { why: 'notFound' | 'alreadyDecided' | 'changedMeanwhile' | 'isOver' };

/** What was decided about, for the log. */
interface Judged {
  subject: LogSubject;
  subjectId: number;
  personId: number | null;
}

type Judge = (judging: Judging) => Promise<Judged | Denial>;

// That a reason is one of its queue's was judged before.
const rulingOf = ({ verdict, reason = 'other', statement = '' }: Decision): ReviewRuling =>
  verdict === 'approve' ? { verdict } : { verdict, reason: reason as WithholdingReason, statement };

const judgeWaiting: Judge = async ({ transaction, decision, now }) => {
  const judged = await judgeReview(transaction, decision, rulingOf(decision), now);
  if ('why' in judged) return judged;
  const { id, userId, editRating } = judged.review;
  return { subject: editRating === null ? 'review' : 'edit', subjectId: id, personId: userId };
};

const judgeFlagged: Judge = async ({ transaction, decision, now }) => {
  const judged = await judgeFlag(transaction, decision.id, rulingOf(decision), now);
  if ('why' in judged) return judged;
  return { subject: 'flag', subjectId: judged.review.id, personId: judged.review.userId };
};

const judgeAppealed: Judge = async ({ transaction, decision, now }) => {
  const { id, verdict, statement = null } = decision;
  const judged = await judgeAppeal(transaction, id, { verdict, statement }, now);
  if ('why' in judged) return judged;
  return { subject: 'appeal', subjectId: id, personId: judged.review.userId };
};

const judgeNumber: Judge = async ({ transaction, decision: { id, seen, verdict }, jobs, now }) => {
  const tools = { jobs, clock: { now: () => now } };
  const looked = { companyId: id, vatNumber: seen };
  const judged = await judgeVat(transaction, tools, looked, verdict === 'approve');
  if (judged.why !== null) return judged;
  return { subject: 'vat', subjectId: id, personId: judged.userId };
};

const proofRulingOf = ({ verdict, reason = 'other', statement = '' }: Decision): ProofRuling =>
  verdict === 'approve' ? { isRight: true } : { isRight: false, reason: reason as ProofRefusal, statement };

const judgeProof: Judge = async ({ transaction, decision, jobs, now }) => {
  const looked = { id: decision.id, revision: decision.seen };
  const judged = await judgeCompanyProof(transaction, { jobs }, looked, proofRulingOf(decision), now);
  if (judged.why !== null) return judged;
  return { subject: 'fact', subjectId: decision.id, personId: judged.userId };
};

const judgeReportOfClient: Judge = async ({ transaction, decision, moderator, now }) => {
  const { id, verdict, statement = null } = decision;
  const isUpheld = verdict === 'withhold';
  const judged = await judgeClientReport(transaction, id, { isUpheld, statement, moderator, now });
  if (judged.why !== null) return judged;
  return { subject: 'client-report', subjectId: id, personId: judged.personId };
};

const judgeConversation: Judge = async ({ transaction, decision, moderator, now }) => {
  const { id, verdict, statement = null } = decision;
  const isUpheld = verdict === 'withhold';
  const judged = await closeConversationReport(transaction, id, { isUpheld, statement, moderator, now });
  if (judged.why !== null) return judged;
  return { subject: 'conversation-report', subjectId: id, personId: judged.reportedId };
};

const judgeContentReport: Judge = async ({ transaction, decision, now }) => {
  const { id, verdict, statement = null } = decision;
  const isOne = eq(contentReports.id, id);
  const decided = await transaction
    .update(contentReports)
    .set({ decidedAt: now, outcome: verdict === 'withhold' ? 'upheld' : 'dismissed', statement })
    .where(and(isOne, isNull(contentReports.decidedAt)))
    .returning({ id: contentReports.id });
  if (decided.length > 0) return { subject: 'content-report', subjectId: id, personId: null };
  return { why: (await transaction.$count(contentReports, isOne)) > 0 ? 'alreadyDecided' : 'notFound' };
};

const judges: Record<Queue, Judge> = {
  reviews: judgeWaiting,
  flags: judgeFlagged,
  appeals: judgeAppealed,
  'conversation-reports': judgeConversation,
  'client-reports': judgeReportOfClient,
  vat: judgeNumber,
  facts: judgeProof,
  'content-reports': judgeContentReport,
};

/** One transaction: the thing itself, the figures that follow from it, the entry in the log. Or why not. */
export const decideAbout = (
  tools: Tools,
  moderator: Person,
  queue: Queue,
  decision: Decision,
): Promise<Denial['why'] | null> =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const judged = await judges[queue]({ transaction, decision, moderator, jobs: tools.jobs, now });
    if ('why' in judged) return judged.why;
    const { verdict, reason = null, statement = null } = decision;
    await recordDecision(transaction, {
      ...judged,
      moderatorId: moderator.id,
      createdAt: now,
      verdict: verdict === 'approve' ? 'approved' : 'withheld',
      reason: verdict === 'approve' ? null : reason,
      statement,
    });
    await notifyOfDecision(transaction, tools, { ...judged, verdict });
    if (judged.subject === 'content-report') await mailReporter(transaction, tools, judged.subjectId);
    return null;
  });
