import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import {
  DECISION_UNDO_SECONDS,
  type DecisionRefusal,
  type EntryDecision,
  type ModerationLogSubject,
  type QueueName,
} from '#features/moderation/core/rules/moderation.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { recordDecision } from './decision-log.ts';
import { refetchForModerators } from './entry-presence.ts';
import { type JudgedSubject, judgesByQueue } from './judges.ts';
import { mailDecisionToReporter } from './mail-reporter.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { forgetCase } from './set-aside-and-notes.ts';
import { pendingDecisions as p } from './tables.ts';

const reportSubjects: readonly ModerationLogSubject[] = [
  'client-report',
  'conversation-report',
  'request-report',
  'quote-report',
  'content-report',
];

/** In the log a report is upheld or dismissed; anything else is approved or withheld. */
const verdictInLog = (subject: ModerationLogSubject, isApproved: boolean) => {
  if (reportSubjects.includes(subject)) return isApproved ? ('dismissed' as const) : ('upheld' as const);
  if (subject === 'objection' && isApproved) return 'restored' as const;
  return isApproved ? ('approved' as const) : ('withheld' as const);
};

interface Deciding {
  moderator: Person;
  queue: QueueName;
  decision: EntryDecision;
}

/** It is thrown to roll back everything the decision began. */
class Refused extends Error {
  readonly why: DecisionRefusal;
  constructor(reason: DecisionRefusal) {
    super(reason);
    this.why = reason;
  }
}

/** Applies a decision to its subject and the derived statistics, logs it and notifies people. */
const applyDecision = async (
  transaction: Db,
  services: Services,
  { moderator, queue, decision }: Deciding,
): Promise<JudgedSubject> => {
  const now = services.clock.now();
  const judgment = await judgesByQueue[queue]({ transaction, decision, moderator, services, now });
  if ('why' in judgment) throw new Refused(judgment.why);
  const { verdict, reason = null, statement = null } = decision;
  await recordDecision(transaction, {
    ...judgment,
    moderatorId: moderator.id,
    createdAt: now,
    verdict: verdictInLog(judgment.subject, verdict === 'approve'),
    reason: verdict === 'approve' ? null : reason,
    statement,
  });
  await notifyOfDecision(transaction, services, { ...judgment, verdict, statement: decision.statement });
  await forgetCase(transaction, queue, decision.id);
  if (judgment.subject === 'content-report')
    await mailDecisionToReporter(transaction, services, judgment.subjectId);
  return judgment;
};

/** It is thrown to roll back a decision that was only tried. */
class Tried extends Error {
  readonly judged: JudgedSubject;
  constructor(judgment: JudgedSubject) {
    super('Tried');
    this.judged = judgment;
  }
}

/** Tries a decision and rolls it back: returns its subject, or why it would be refused. */
const tryDecision = (
  transaction: Db,
  services: Services,
  deciding: Deciding,
): Promise<JudgedSubject | DecisionRefusal> =>
  transaction
    .transaction<JudgedSubject | DecisionRefusal>(async (part) => {
      throw new Tried(await applyDecision(part, services, deciding));
    })
    .catch((error: unknown) => {
      if (error instanceof Tried) return error.judged;
      if (error instanceof Refused) return error.why;
      throw error;
    });

const keyOf = (id: number) => `decision ${id}`;

/**
 * Stores a decision, which takes effect once it can no longer be undone, or returns why it is refused as far as that is
 * known already. The same decision sent twice is stored once.
 */
export const storePendingDecision = (
  services: Services,
  deciding: Deciding,
): Promise<DecisionRefusal | null> =>
  services.db.transaction(async (transaction) => {
    const { moderator, queue, decision } = deciding;
    const { id: entryId, ...rest } = decision;
    const isOne = and(eq(p.queue, queue), eq(p.entryId, entryId));
    const [pendingRow] = await transaction
      .select()
      .from(p)
      .where(and(isOne, isNull(p.refusedFor)));
    const isSame = (row: typeof pendingRow) =>
      row?.moderatorId === moderator.id && isDeepStrictEqual(row.decision, JSON.parse(JSON.stringify(rest)));
    if (pendingRow) return isSame(pendingRow) ? null : 'alreadyDecided';
    const tried = await tryDecision(transaction, services, deciding);
    if (typeof tried === 'string') return tried;
    const { subject, subjectId } = tried;
    const row = {
      decision: rest,
      subject,
      subjectId,
      moderatorId: moderator.id,
      createdAt: services.clock.now(),
    };
    // The second of two concurrent moderators waits for the first here. A decision without effect is replaced.
    const [insertedRow] = await transaction
      .insert(p)
      .values({ queue, entryId, ...row })
      .onConflictDoUpdate({
        target: [p.queue, p.entryId],
        set: { ...row, refusedFor: null },
        setWhere: isNotNull(p.refusedFor),
      })
      .returning({ id: p.id });
    if (!insertedRow) {
      const [first] = await transaction.select().from(p).where(isOne);
      return isSame(first) ? null : 'alreadyDecided';
    }
    const jobOptions = { inSeconds: DECISION_UNDO_SECONDS, key: keyOf(insertedRow.id) };
    await services.jobs.add(transaction, makeDecisionEffectiveJob.name, { id: insertedRow.id }, jobOptions);
    await refetchForModerators(transaction, moderator.id);
    return null;
  });

/** Returns false if it has taken effect. A refused one is deleted once its moderator has read why. */
export const undoDecision = (services: Services, moderator: Person, queue: QueueName, entryId: number) =>
  services.db.transaction(async (transaction) => {
    const isOwn = and(eq(p.queue, queue), eq(p.entryId, entryId), eq(p.moderatorId, moderator.id));
    const [deletedRow] = await transaction.delete(p).where(isOwn).returning({ id: p.id });
    if (!deletedRow) return false;
    await services.jobs.cancel(transaction, keyOf(deletedRow.id));
    await refetchForModerators(transaction, moderator.id);
    return true;
  });

const lockDecision = async (transaction: Db, id: number) => {
  const [row] = await transaction
    .select({
      decision: p,
      moderator: { id: users.id, username: users.username, staffRole: users.staffRole },
    })
    .from(p)
    .innerJoin(users, eq(users.id, p.moderatorId))
    .where(and(eq(p.id, id), isNull(p.refusedFor)))
    .for('update', { of: p });
  return row;
};

/** Applies a decision. If that is no longer possible, its entry waits again and its moderator reads why. */
export const makeDecisionEffectiveJob: JobDefinition = {
  name: 'make-decision-effective',
  run: async (payload, services) => {
    const { id } = payload as { id: number };
    await services.db.transaction(async (transaction) => {
      const lockedRow = await lockDecision(transaction, id);
      // It was undone meanwhile.
      if (!lockedRow) return;
      const { queue, entryId, decision } = lockedRow.decision;
      const { staffRole, ...person } = lockedRow.moderator;
      const moderator: Person = { ...person, userType: 'admin', ...(staffRole && { staffRole }) };
      const reason = await transaction
        .transaction(async (part) => {
          await applyDecision(part, services, { moderator, queue, decision: { ...decision, id: entryId } });
          return null;
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return error.why;
          throw error;
        });
      if (reason === null) await transaction.delete(p).where(eq(p.id, id));
      else await transaction.update(p).set({ refusedFor: reason }).where(eq(p.id, id));
      await refetchForModerators(transaction);
    });
  },
};

/** Returns a moderator's own decisions that have not taken effect, oldest first. */
export const readPendingDecisions = async (db: Db, moderatorId: number, now: Date) => {
  const rows = await db.select().from(p).where(eq(p.moderatorId, moderatorId)).orderBy(asc(p.id));
  return rows.map(({ queue, entryId, decision, subject, subjectId, createdAt, refusedFor }) => ({
    queue,
    id: entryId,
    verdict: decision.verdict,
    subject,
    subjectId,
    secondsLeft: Math.max(0, Math.ceil(DECISION_UNDO_SECONDS - (now.getTime() - createdAt.getTime()) / 1000)),
    refusedFor,
  }));
};

/** Returns who has decided which entries while that can still be undone, for a moderator who may be deciding too. */
export const readOthersPendingDecisions = (db: Db, moderatorId: number) =>
  db
    .select({ queue: p.queue, id: p.entryId, username: users.username })
    .from(p)
    .innerJoin(users, eq(users.id, p.moderatorId))
    .where(and(ne(p.moderatorId, moderatorId), isNull(p.refusedFor)))
    .orderBy(asc(p.id));
