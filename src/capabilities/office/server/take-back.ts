import { eq } from 'drizzle-orm';
import type { ProofRefusal } from '#companies/rules/proofs.ts';
import type { Person } from '#kernel/visitor.ts';
import { type LogSubject, type Reason, whereUndone } from '#moderation/rules/moderation.ts';
import { notifyOfDecision, recordDecision, sendLiveToDesks } from '#moderation/server/index.ts';
import { moderationLog } from '#moderation/server/tables.ts';
import { notify } from '#notifications/server/index.ts';
import { takeBackVat, takeBackVerifiedProof } from '#proofs/server/index.ts';
import type { WithholdingReason } from '#reviews/rules/reviews.ts';
import { withholdPublic } from '#reviews/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';

interface Given {
  reason: Reason | undefined;
  statement: string;
}

export const findLine = async (db: Db, lineId: number) =>
  (await db.select().from(moderationLog).where(eq(moderationLog.id, lineId)))[0];

type Line = NonNullable<Awaited<ReturnType<typeof findLine>>>;

interface Undone {
  why: null;
  userId: number;
  vatNumber?: string;
}

/** Whose it is, or why it stays. */
const undo = async (
  transaction: Db,
  tools: Tools,
  { subject, subjectId }: Line,
  { reason = 'other', statement }: Given,
): Promise<Undone | { why: 'notFound' | 'alreadyDecided' | 'anotherWaits' }> => {
  const now = tools.clock.now();
  if (subject === 'vat') return takeBackVat(transaction, subjectId, now);
  if (subject === 'fact') {
    const ruling = { reason: reason as ProofRefusal, statement };
    return takeBackVerifiedProof(transaction, tools, subjectId, ruling, now);
  }
  const ruling = { reason: reason as WithholdingReason, statement };
  const withheld = await withholdPublic(transaction, subjectId, ruling, now);
  return withheld ? { why: null, userId: withheld.ownerId } : { why: 'alreadyDecided' };
};

/** Any approval of a review ends as a review that is withheld. */
const subjectOnceUndone = (subject: LogSubject): LogSubject =>
  subject === 'vat' || subject === 'fact' ? subject : 'review';

/** What was approved by mistake is withheld, with everything that follows from that. Or why not. */
export const takeBackLine = (tools: Tools, { id: moderatorId }: Person, line: Line, given: Given) =>
  tools.db.transaction(async (transaction) => {
    if (!whereUndone(line.subject, line.verdict)) return 'notUndone';
    const undone = await undo(transaction, tools, line, given);
    if (undone.why !== null) return undone.why;
    const { subjectId } = line;
    const subject = subjectOnceUndone(line.subject);
    await recordDecision(transaction, {
      moderatorId,
      personId: undone.userId,
      subject,
      subjectId,
      verdict: 'withheld',
      reason: given.reason ?? null,
      statement: given.statement,
      createdAt: tools.clock.now(),
    });
    if (undone.vatNumber === undefined)
      await notifyOfDecision(transaction, tools, {
        subject,
        subjectId,
        verdict: 'withhold',
        statement: given.statement,
      });
    else
      await notify(transaction, tools, {
        personId: undone.userId,
        kind: 'vatNumberChecked',
        subject: { vatNumber: undone.vatNumber, outcome: 'withdrawn' },
      });
    await sendLiveToDesks(transaction, moderatorId);
    return null;
  });
