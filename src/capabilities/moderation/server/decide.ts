import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { Person } from '#kernel/visitor.ts';
import {
  type Decision,
  type DecisionRefusal,
  type LogSubject,
  type Queue,
  UNDO_SECONDS,
} from '#moderation/rules/moderation.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { recordDecision } from './decision-log.ts';
import { type Judged, judgesByQueue } from './judges.ts';
import { mailReporter } from './mail-reporter.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { sendLiveToDesks } from './open-entries.ts';
import { pendingDecisions as p } from './tables.ts';

const reportSubjects: readonly LogSubject[] = [
  'client-report',
  'conversation-report',
  'request-report',
  'quote-report',
  'content-report',
];

/** In the log a report is upheld or dismissed; anything else is approved or withheld. */
const verdictInLog = (subject: LogSubject, isApproved: boolean) => {
  if (reportSubjects.includes(subject)) return isApproved ? ('dismissed' as const) : ('upheld' as const);
  if (subject === 'objection' && isApproved) return 'restored' as const;
  return isApproved ? ('approved' as const) : ('withheld' as const);
};

interface Deciding {
  moderator: Person;
  queue: Queue;
  decision: Decision;
}

/** Thrown so that nothing of what was begun stays. */
class Refused extends Error {
  readonly why: DecisionRefusal;
  constructor(why: DecisionRefusal) {
    super(why);
    this.why = why;
  }
}

/** The thing itself, the figures that follow from it, the entry in the log, and who is told. */
const applyDecision = async (
  transaction: Db,
  tools: Tools,
  { moderator, queue, decision }: Deciding,
): Promise<Judged> => {
  const now = tools.clock.now();
  const judged = await judgesByQueue[queue]({ transaction, decision, moderator, tools, now });
  if ('why' in judged) throw new Refused(judged.why);
  const { verdict, reason = null, statement = null } = decision;
  await recordDecision(transaction, {
    ...judged,
    moderatorId: moderator.id,
    createdAt: now,
    verdict: verdictInLog(judged.subject, verdict === 'approve'),
    reason: verdict === 'approve' ? null : reason,
    statement,
  });
  await notifyOfDecision(transaction, tools, { ...judged, verdict, statement: decision.statement });
  if (judged.subject === 'content-report') await mailReporter(transaction, tools, judged.subjectId);
  return judged;
};

/** Thrown so that a decision that was tried is as if it had not been. */
class Tried extends Error {
  readonly judged: Judged;
  constructor(judged: Judged) {
    super('Tried');
    this.judged = judged;
  }
}

/** What a decision would be about, or why it would be refused. Nothing of it stays. */
const tryDecision = (transaction: Db, tools: Tools, deciding: Deciding): Promise<Judged | DecisionRefusal> =>
  transaction
    .transaction<Judged | DecisionRefusal>(async (part) => {
      throw new Tried(await applyDecision(part, tools, deciding));
    })
    .catch((error: unknown) => {
      if (error instanceof Tried) return error.judged;
      if (error instanceof Refused) return error.why;
      throw error;
    });

const keyOf = (id: number) => `decision ${id}`;

/**
 * Stores a decision, which takes effect by itself once it can no longer be undone. Or why it is refused: what can be
 * known is said at the press. The same one sent twice is stored once.
 */
export const storeDecision = (tools: Tools, deciding: Deciding): Promise<DecisionRefusal | null> =>
  tools.db.transaction(async (transaction) => {
    const { moderator, queue, decision } = deciding;
    const { id: entryId, ...rest } = decision;
    const isOne = and(eq(p.queue, queue), eq(p.entryId, entryId));
    const [before] = await transaction
      .select()
      .from(p)
      .where(and(isOne, isNull(p.refusedFor)));
    const isSame = (row: typeof before) =>
      row?.moderatorId === moderator.id && isDeepStrictEqual(row.decision, JSON.parse(JSON.stringify(rest)));
    if (before) return isSame(before) ? null : 'alreadyDecided';
    const tried = await tryDecision(transaction, tools, deciding);
    if (typeof tried === 'string') return tried;
    const { subject, subjectId } = tried;
    const row = {
      decision: rest,
      subject,
      subjectId,
      moderatorId: moderator.id,
      createdAt: tools.clock.now(),
    };
    // Two who decide at once: the second waits for the first here. One that took no effect gives its place up.
    const [stored] = await transaction
      .insert(p)
      .values({ queue, entryId, ...row })
      .onConflictDoUpdate({
        target: [p.queue, p.entryId],
        set: { ...row, refusedFor: null },
        setWhere: isNotNull(p.refusedFor),
      })
      .returning({ id: p.id });
    if (!stored) {
      const [first] = await transaction.select().from(p).where(isOne);
      return isSame(first) ? null : 'alreadyDecided';
    }
    const terms = { inSeconds: UNDO_SECONDS, key: keyOf(stored.id) };
    await tools.jobs.add(transaction, makeDecisionsEffective.name, { id: stored.id }, terms);
    await sendLiveToDesks(transaction, moderator.id);
    return null;
  });

/** False where it has taken effect. One that took none is put aside once its moderator has read why. */
export const undoDecision = (tools: Tools, moderator: Person, queue: Queue, entryId: number) =>
  tools.db.transaction(async (transaction) => {
    const isOwn = and(eq(p.queue, queue), eq(p.entryId, entryId), eq(p.moderatorId, moderator.id));
    const [gone] = await transaction.delete(p).where(isOwn).returning({ id: p.id });
    if (!gone) return false;
    await tools.jobs.cancel(transaction, keyOf(gone.id));
    await sendLiveToDesks(transaction, moderator.id);
    return true;
  });

const holdDecision = async (transaction: Db, id: number) => {
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

/** What was decided takes effect. Where it no longer can, its entry waits again and its moderator reads why. */
export const makeDecisionsEffective: Job = {
  name: 'make-decision-effective',
  run: async (payload, tools) => {
    const { id } = payload as { id: number };
    await tools.db.transaction(async (transaction) => {
      const held = await holdDecision(transaction, id);
      // It was undone meanwhile.
      if (!held) return;
      const { queue, entryId, decision } = held.decision;
      const { staffRole, ...person } = held.moderator;
      const moderator: Person = { ...person, userType: 'admin', ...(staffRole && { staffRole }) };
      const why = await transaction
        .transaction(async (part) => {
          await applyDecision(part, tools, { moderator, queue, decision: { ...decision, id: entryId } });
          return null;
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return error.why;
          throw error;
        });
      if (why === null) await transaction.delete(p).where(eq(p.id, id));
      else await transaction.update(p).set({ refusedFor: why }).where(eq(p.id, id));
      await sendLiveToDesks(transaction);
    });
  },
};

/** A moderator's own decisions that have not taken effect, first what was decided first. */
export const pendingDecisionsOf = async (db: Db, moderatorId: number, now: Date) => {
  const rows = await db.select().from(p).where(eq(p.moderatorId, moderatorId)).orderBy(asc(p.id));
  return rows.map(({ queue, entryId, decision, subject, subjectId, createdAt, refusedFor }) => ({
    queue,
    id: entryId,
    verdict: decision.verdict,
    subject,
    subjectId,
    secondsLeft: Math.max(0, Math.ceil(UNDO_SECONDS - (now.getTime() - createdAt.getTime()) / 1000)),
    refusedFor,
  }));
};
