import { type ProofRefusalReason, proofRefusalReasons } from '#features/companies/core/rules/proofs.ts';
import { type WithholdingReason, withholdingReasons } from '#features/reviews/core/rules/reviews.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { endOfLuxembourgDay } from '#kernel/dates.ts';
import type { WaitDuration } from '#kernel/waiting-time.ts';
import type { ReportConsequence, TakedownContentKind } from './takedowns.ts';

/** The office lists its queues in these groups, in this order. */
export const queueGroups = {
  words: ['reviews', 'flags', 'appeals', 'conversation-reports'],
  reports: ['content-reports', 'client-reports', 'request-reports', 'quote-reports', 'objections'],
  proofs: ['vat', 'facts'],
} as const;

export const queueNames = [...queueGroups.words, ...queueGroups.reports, ...queueGroups.proofs] as const;

/** Whoever waits this many days has waited long. */
const LONG_WAIT_DAYS = 3;

export const isLongWait = ({ days }: Pick<WaitDuration, 'days'>) => days >= LONG_WAIT_DAYS;

export type QueueName = (typeof queueNames)[number];

/** An open entry belongs to its moderator for this long after their page's last heartbeat. */
export const OPEN_ENTRY_MINUTES = 10;

export const verdicts = ['approve', 'withhold'] as const;

export type Verdict = (typeof verdicts)[number];

export type DecisionReason = WithholdingReason | ProofRefusalReason;

/** These queues require a reason from a list: everybody reads it in a review's place, a company beside its proof. */
const reasonsByQueue: Partial<Record<QueueName, readonly DecisionReason[]>> = {
  reviews: withholdingReasons,
  flags: withholdingReasons,
  facts: proofRefusalReasons,
};

export const decisionReasonsOf = (queue: QueueName): readonly DecisionReason[] => reasonsByQueue[queue] ?? [];

export const allDecisionReasons = [
  ...new Set<DecisionReason>([...withholdingReasons, ...proofRefusalReasons]),
];

/** A decision can be undone for this long before it takes effect. */
export const DECISION_UNDO_SECONDS = 10;

/** A decision is sent, and stored until it takes effect, in this form. */
export interface EntryDecision {
  id: number;
  verdict: Verdict;
  seen: string;
  reason?: DecisionReason | undefined;
  statement?: string | undefined;
  taken?: readonly { kind: TakedownContentKind; id: number }[] | undefined;
  isGone?: boolean | undefined;
  consequences?: readonly ReportConsequence[] | undefined;
  until?: string | undefined;
}

/** A decision is refused, or takes no effect, for one of these reasons. */
export const decisionRefusals = [
  'notFound',
  'alreadyDecided',
  'changedMeanwhile',
  'isOver',
  'ownDecision',
  'nothingTaken',
  'cannotSuspend',
] as const;

export type DecisionRefusal = (typeof decisionRefusals)[number];

/** A reporter of illegal content must get the reasons even if the content stays (DSA, article 16(5)). */
export const needsReasonsToDismiss = (queue: QueueName) => queue === 'content-reports';

/** A refusal needs a reason from the list and a moderator's own words. */
export const findMissingInputForVerdict = (
  queue: QueueName,
  { verdict, reason, statement }: Pick<EntryDecision, 'verdict' | 'reason' | 'statement'>,
) => {
  if (verdict === 'approve')
    return needsReasonsToDismiss(queue) && statement === undefined ? 'statement' : null;
  const reasons = decisionReasonsOf(queue);
  if (reasons.length > 0 && !reasons.some((allowed) => allowed === reason)) return 'reason';
  return statement === undefined ? 'statement' : null;
};

/** The details are shown in this order. */
export const entryDetailNames = [
  'fact',
  'number',
  'insurer',
  'lastDay',
  'source',
  'vatNumber',
  'vatCheck',
  'viesName',
  'verifiedFor',
  'registrationNumber',
  'city',
  'reportedFor',
  'withheldFor',
  'takenKind',
  'takenWords',
  'withheldWhy',
  'takenBy',
  'kind',
  'address',
  'reporter',
  'receipt',
] as const;

export type EntryDetailName = (typeof entryDetailNames)[number];

export const moderationLogSubjects = [
  'review',
  'edit',
  'flag',
  'appeal',
  'conversation-report',
  'client-report',
  'request-report',
  'quote-report',
  'vat',
  'fact',
  'content-report',
  'suspension',
  'category',
  'sessions',
  'takedown',
  'objection',
  'report',
] as const;

export type ModerationLogSubject = (typeof moderationLogSubjects)[number];

/** A suspension and the other consequences of a report are about a person, so the log lists them together. */
export const subjectsListedWith = (subject: ModerationLogSubject): ModerationLogSubject[] =>
  subject === 'suspension' || subject === 'report' ? ['suspension', 'report'] : [subject];

export const moderationLogVerdicts = [
  'approved',
  'withheld',
  'proposed',
  'suspended',
  'lifted',
  'added',
  'renamed',
  'hidden',
  'shown',
  'ended',
  'taken',
  'restored',
  'warned',
  'blocked',
  'limited',
  'upheld',
  'dismissed',
  'removed',
] as const;

export type ModerationLogVerdict = (typeof moderationLogVerdicts)[number];

/** A person's page lists these kinds of reports. */
export const recordedReportKinds = ['conversation', 'client', 'request', 'quote', 'flag', 'content'] as const;

export type RecordedReportKind = (typeof recordedReportKinds)[number];

/** Taking back an approval decides again in this queue, with its reasons. */
const undoneAs: Partial<Record<ModerationLogSubject, QueueName>> = {
  review: 'reviews',
  edit: 'reviews',
  flag: 'reviews',
  appeal: 'reviews',
  vat: 'vat',
  fact: 'facts',
};

/** Returns the queue whose reasons apply if a log entry can be taken back, else null. */
export const queueOfReversal = (
  subject: ModerationLogSubject,
  verdict: ModerationLogVerdict,
): QueueName | null => (verdict === 'approved' && undoneAs[subject]) || null;

/** A reporter of illegal content chooses one of these. */
export const contentReportKinds = ['hate', 'fraud', 'privacy', 'copyright', 'other'] as const;

// Without I, L, O and U no sign is misread and no word is spelled.
const RECEIPT_SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Returns a receipt of 16 signs from random bytes: 80 bits, so that nobody guesses one. */
export const reportReceiptFrom = (bytes: Uint8Array): string => {
  const signs = Array.from(bytes.subarray(0, 16), (byte) => RECEIPT_SIGNS[byte % RECEIPT_SIGNS.length]);
  return [0, 4, 8, 12].map((start) => signs.slice(start, start + 4).join('')).join('-');
};

export const LONGEST_SUSPENSION_DAYS = 3650;

/** Returns the end of the chosen day in Luxembourg, or null unless it is in the future. */
export const parseSuspensionEnd = (day: string, now: Date): Date | null => {
  if (Number.isNaN(Date.parse(day))) return null;
  const end = endOfLuxembourgDay(day);
  const left = end.getTime() - now.getTime();
  return left > 0 && left <= LONGEST_SUSPENSION_DAYS * DAY_MS ? end : null;
};
