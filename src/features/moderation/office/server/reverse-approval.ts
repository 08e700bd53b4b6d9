import { eq } from 'drizzle-orm';
import type { ProofRefusalReason } from '#features/companies/core/rules/proofs.ts';
import { reverseProofVerification, reverseVatVerification } from '#features/companies/proofs/server/index.ts';
import {
  type DecisionReason,
  type ModerationLogSubject,
  queueOfReversal,
} from '#features/moderation/core/rules/moderation.ts';
import {
  notifyOfDecision,
  recordDecision,
  refetchForModerators,
} from '#features/moderation/core/server/index.ts';
import { moderationLog } from '#features/moderation/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';
import { withholdPublicReview } from '#features/reviews/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';

interface TakeBackInput {
  reason: DecisionReason | undefined;
  statement: string;
}

export const findModerationLogEntry = async (db: Db, lineId: number) =>
  (await db.select().from(moderationLog).where(eq(moderationLog.id, lineId)))[0];

type LogEntry = NonNullable<Awaited<ReturnType<typeof findModerationLogEntry>>>;

interface Undone {
  why: null;
  userId: number;
  vatNumber?: string;
}

/** Undoes an approval; returns its owner, or why it stays. */
const undo = async (
  transaction: Db,
  services: Services,
  { subject, subjectId }: LogEntry,
  { reason = 'other', statement }: TakeBackInput,
): Promise<Undone | { why: 'notFound' | 'alreadyDecided' | 'anotherWaits' }> => {
  const now = services.clock.now();
  if (subject === 'vat') return reverseVatVerification(transaction, subjectId, now);
  if (subject === 'fact') {
    const ruling = { reason: reason as ProofRefusalReason, statement };
    return reverseProofVerification(transaction, services, subjectId, ruling, now);
  }
  const ruling = { reason: reason as WithholdingReason, statement };
  const withheld = await withholdPublicReview(transaction, subjectId, ruling, now);
  return withheld ? { why: null, userId: withheld.ownerId } : { why: 'alreadyDecided' };
};

/** Taking back any approval of a review ends with a withheld review. */
const subjectOnceUndone = (subject: ModerationLogSubject): ModerationLogSubject =>
  subject === 'vat' || subject === 'fact' ? subject : 'review';

/** Withholds content that was approved by mistake, with all consequences, or returns why not. */
export const withholdWronglyApprovedContent = (
  services: Services,
  { id: moderatorId }: Person,
  line: LogEntry,
  input: TakeBackInput,
) =>
  services.db.transaction(async (transaction) => {
    if (!queueOfReversal(line.subject, line.verdict)) return 'notUndone';
    const undone = await undo(transaction, services, line, input);
    if (undone.why !== null) return undone.why;
    const { subjectId } = line;
    const subject = subjectOnceUndone(line.subject);
    await recordDecision(transaction, {
      moderatorId,
      personId: undone.userId,
      subject,
      subjectId,
      verdict: 'withheld',
      reason: input.reason ?? null,
      statement: input.statement,
      createdAt: services.clock.now(),
    });
    if (undone.vatNumber === undefined)
      await notifyOfDecision(transaction, services, {
        subject,
        subjectId,
        verdict: 'withhold',
        statement: input.statement,
      });
    else
      await notifyPerson(transaction, services, {
        personId: undone.userId,
        kind: 'vatNumberChecked',
        subject: { vatNumber: undone.vatNumber, outcome: 'withdrawn' },
      });
    await refetchForModerators(transaction, moderatorId);
    return null;
  });
