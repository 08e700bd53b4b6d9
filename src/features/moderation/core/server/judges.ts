import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';
import { decideProof, decideVatNumber, type ProofDecision } from '#features/companies/proofs/server/index.ts';
import { closeConversationReport } from '#features/messaging/core/server/index.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import { judgeClientReport } from '#features/moderation/client-reports/server/index.ts';
import type {
  DecisionRefusal,
  EntryDecision,
  ModerationLogSubject,
  QueueName,
} from '#features/moderation/core/rules/moderation.ts';
import { judgeQuoteReport } from '#features/quotes/core/server/index.ts';
import { judgeRequestReport } from '#features/requests/core/server/index.ts';
import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';
import {
  judgeReview,
  judgeReviewAppeal,
  judgeReviewFlag,
  type ReviewRuling,
} from '#features/reviews/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { applyConsequences } from './apply-consequences.ts';
import { findWithholdingModerator } from './decision-log.ts';
import { findContentAtUrl } from './evidence/content-at-url.ts';
import { isObjectionToOwnDecision } from './is-objection-to-own-decision.ts';
import { contentReports } from './tables.ts';
import { judgeObjection } from './takedowns/objections.ts';
import { isTakenDown, takeDownContent, type TakedownGround } from './takedowns/take-down-content.ts';

interface Judging {
  transaction: Db;
  decision: EntryDecision;
  moderator: Person;
  services: Services;
  now: Date;
}

export type DecisionDenial = { why: DecisionRefusal };

/** The decision's subject for the log. */
export interface JudgedSubject {
  subject: ModerationLogSubject;
  subjectId: number;
  personId: number | null;
}

type Judge = (judging: Judging) => Promise<JudgedSubject | DecisionDenial>;

// Whether the reason belongs to its queue was checked before.
const rulingOf = ({ verdict, reason = 'other', statement = '' }: EntryDecision): ReviewRuling =>
  verdict === 'approve' ? { verdict } : { verdict, reason: reason as WithholdingReason, statement };

const judgeWaiting: Judge = async ({ transaction, services, decision, now }) => {
  const judgment = await judgeReview(transaction, services, decision, rulingOf(decision), now);
  if ('why' in judgment) return judgment;
  const { id, userId, editRating } = judgment.review;
  return { subject: editRating === null ? 'review' : 'edit', subjectId: id, personId: userId };
};

const judgeFlagged: Judge = async ({ transaction, decision, now }) => {
  const judgment = await judgeReviewFlag(transaction, decision.id, rulingOf(decision), now);
  if ('why' in judgment) return judgment;
  return { subject: 'flag', subjectId: judgment.review.id, personId: judgment.review.userId };
};

const judgeAppealed: Judge = async ({ transaction, services, decision, moderator, now }) => {
  const { id, verdict, statement = null } = decision;
  if (await isObjectionToOwnDecision(transaction, await findWithholdingModerator(transaction, id), moderator))
    return { why: 'ownDecision' };
  const judgment = await judgeReviewAppeal(transaction, services, id, { verdict, statement }, now);
  if ('why' in judgment) return judgment;
  return { subject: 'appeal', subjectId: id, personId: judgment.review.userId };
};

const judgeNumber: Judge = async ({ transaction, decision: { id, seen, verdict }, services }) => {
  const target = { companyId: id, vatNumber: seen };
  const judgment = await decideVatNumber(transaction, services, target, verdict === 'approve');
  if (judgment.why !== null) return judgment;
  return { subject: 'vat', subjectId: id, personId: judgment.userId };
};

const proofRulingOf = ({ verdict, reason = 'other', statement = '' }: EntryDecision): ProofDecision =>
  verdict === 'approve'
    ? { isRight: true }
    : { isRight: false, reason: reason as ProofRefusalReason, statement };

const judgeProof: Judge = async ({ transaction, decision, services, now }) => {
  const target = { id: decision.id, revision: decision.seen };
  const judgment = await decideProof(transaction, services, target, proofRulingOf(decision), now);
  if (judgment.why !== null) return judgment;
  return { subject: 'fact', subjectId: decision.id, personId: judgment.userId };
};

/** Takes the chosen content down; returns false if one of it no longer exists. */
const takeChosen = async (
  { transaction, services, decision, moderator }: Judging,
  report: Partial<TakedownGround>,
) => {
  const { taken = [], statement = '' } = decision;
  for (const item of taken) {
    if (await takeDownContent(transaction, services, item, { moderator, statement, ...report })) continue;
    // Of many reports about one page the first takes it down, and the others are upheld by that.
    if (report.contentReportId === undefined || !(await isTakenDown(transaction, item))) return false;
  }
  return true;
};

const isUpheldBy = ({ verdict }: EntryDecision) => verdict === 'withhold';

/** Accepts only messages that the reported person wrote to the reporter. */
const areOfConversation = async (
  transaction: Db,
  { taken = [] }: EntryDecision,
  senderId: number,
  receiverId: number,
) => {
  const ids = taken.map(({ id }) => id);
  if (taken.some(({ kind }) => kind !== 'message')) return false;
  const isTheirs = and(
    inArray(messages.id, ids),
    eq(messages.senderId, senderId),
    eq(messages.receiverId, receiverId),
  );
  return ids.length === 0 || (await transaction.$count(messages, isTheirs)) === new Set(ids).size;
};

const judgeReportOfClient: Judge = async (judging) => {
  const { transaction, decision, moderator, services, now } = judging;
  const { id, statement = null, consequences = [], until } = decision;
  const isUpheld = isUpheldBy(decision);
  const judgment = await judgeClientReport(transaction, id, { isUpheld, statement, moderator, now });
  if (judgment.why !== null) return judgment;
  const { personId, reporterId } = judgment;
  if (isUpheld) {
    const isSound = await areOfConversation(transaction, decision, personId, reporterId);
    if (!isSound || !(await takeChosen(judging, {}))) return { why: 'nothingTaken' };
    const following = { personId, reporterId, statement: statement ?? '', until, moderator };
    if (!(await applyConsequences(transaction, services, consequences, following)))
      return { why: 'cannotSuspend' };
  }
  return { subject: 'client-report', subjectId: id, personId };
};

const judgeConversation: Judge = async (judging) => {
  const { transaction, decision, moderator, services, now } = judging;
  const { id, statement = null, consequences = [], until } = decision;
  const isUpheld = isUpheldBy(decision);
  const judgment = await closeConversationReport(transaction, id, { isUpheld, statement, moderator, now });
  if (judgment.why !== null) return judgment;
  const { reportedId: personId, reporterId } = judgment;
  if (isUpheld) {
    const isSound = await areOfConversation(transaction, decision, personId, reporterId);
    if (!isSound || !(await takeChosen(judging, { conversationReportId: id })))
      return { why: 'nothingTaken' };
    const following = { personId, reporterId, statement: statement ?? '', until, moderator };
    if (!(await applyConsequences(transaction, services, consequences, following)))
      return { why: 'cannotSuspend' };
  }
  return { subject: 'conversation-report', subjectId: id, personId };
};

/** Upholding ends the request; the moderator chooses further consequences for its client. */
const judgeReportOfRequest: Judge = async ({ transaction, decision, moderator, services }) => {
  const { id, statement = null, consequences = [], until } = decision;
  const isUpheld = isUpheldBy(decision);
  const judgment = await judgeRequestReport(transaction, services, id, { isUpheld, statement });
  if (judgment.why !== null) return judgment;
  const { clientId: personId, reporterId } = judgment;
  const following = { personId, reporterId, statement: statement ?? '', until, moderator };
  if (isUpheld && !(await applyConsequences(transaction, services, consequences, following)))
    return { why: 'cannotSuspend' };
  return { subject: 'request-report', subjectId: id, personId };
};

/** Upholding withdraws the quote; the moderator chooses further consequences for its company. */
const judgeReportOfQuote: Judge = async ({ transaction, decision, moderator, services }) => {
  const { id, statement = null, consequences = [], until } = decision;
  const isUpheld = isUpheldBy(decision);
  const judgment = await judgeQuoteReport(transaction, services, id, { isUpheld, statement });
  if (judgment.why !== null) return judgment;
  const { ownerId: personId, reporterId } = judgment;
  if (isUpheld && personId !== null) {
    const following = { personId, reporterId, statement: statement ?? '', until, moderator };
    if (!(await applyConsequences(transaction, services, consequences, following)))
      return { why: 'cannotSuspend' };
  }
  return { subject: 'quote-report', subjectId: id, personId };
};

/** A report can only take down content of the page it is about, or what an earlier decision has taken down. */
const isOnReportedPage = async (transaction: Db, address: string, taken: EntryDecision['taken'] = []) => {
  const { candidates } = await findContentAtUrl(transaction, address);
  for (const item of taken) {
    const isCandidate = candidates.some(({ kind, id }) => kind === item.kind && id === item.id);
    if (!isCandidate && (item.kind === 'message' || !(await isTakenDown(transaction, item)))) return false;
  }
  return true;
};

const judgeContentReport: Judge = async (judging) => {
  const { transaction, decision, now } = judging;
  const { id, statement = null, taken = [], isGone = false } = decision;
  const isUpheld = isUpheldBy(decision);
  const isOne = eq(contentReports.id, id);
  const [decided] = await transaction
    .update(contentReports)
    .set({
      decidedAt: now,
      statement,
      outcome: isUpheld ? 'upheld' : 'dismissed',
      taken: isUpheld ? taken.map(({ kind }) => kind) : [],
      wasGone: isUpheld && isGone && taken.length === 0,
    })
    .where(and(isOne, isNull(contentReports.decidedAt)))
    .returning({ address: contentReports.address });
  if (decided) {
    if (isUpheld && !(await isOnReportedPage(transaction, decided.address, taken)))
      return { why: 'nothingTaken' };
    if (isUpheld && !(await takeChosen(judging, { contentReportId: id }))) return { why: 'nothingTaken' };
    return { subject: 'content-report', subjectId: id, personId: null };
  }
  return { why: (await transaction.$count(contentReports, isOne)) > 0 ? 'alreadyDecided' : 'notFound' };
};

const judgeObjected: Judge = async ({ transaction, decision, moderator, services, now }) => {
  const { id, statement = null } = decision;
  const isRestored = !isUpheldBy(decision);
  const judgment = await judgeObjection(transaction, services, { id, isRestored, statement, moderator, now });
  if (judgment.why !== null) return judgment;
  return { subject: 'objection', subjectId: id, personId: judgment.personId };
};

export const judgesByQueue: Record<QueueName, Judge> = {
  reviews: judgeWaiting,
  flags: judgeFlagged,
  appeals: judgeAppealed,
  'conversation-reports': judgeConversation,
  'client-reports': judgeReportOfClient,
  'request-reports': judgeReportOfRequest,
  'quote-reports': judgeReportOfQuote,
  vat: judgeNumber,
  facts: judgeProof,
  'content-reports': judgeContentReport,
  objections: judgeObjected,
};
