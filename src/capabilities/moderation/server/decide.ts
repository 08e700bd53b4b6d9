import type { Person } from '#kernel/visitor.ts';
import type { LogSubject, Queue } from '#moderation/rules/moderation.ts';
import type { Tools } from '#server/tools.ts';
import { recordDecision } from './decision-log.ts';
import { type Decision, type Denial, judgesByQueue } from './judges.ts';
import { mailReporter } from './mail-reporter.ts';
import { notifyOfDecision } from './notify-of-decision.ts';
import { sendLiveToDesks } from './open-entries.ts';

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

/** Thrown so that nothing of what was begun stays. */
class DenialThrown extends Error {
  readonly why: Denial['why'];
  constructor(why: Denial['why']) {
    super(why);
    this.why = why;
  }
}

/** One transaction: the thing itself, the figures that follow from it, the entry in the log. Or why not. */
export const decideAbout = (
  tools: Tools,
  moderator: Person,
  queue: Queue,
  decision: Decision,
): Promise<Denial['why'] | null> =>
  tools.db
    .transaction(async (transaction) => {
      const now = tools.clock.now();
      const judged = await judgesByQueue[queue]({ transaction, decision, moderator, tools, now });
      if ('why' in judged) throw new DenialThrown(judged.why);
      const { verdict, reason = null, statement = null } = decision;
      await recordDecision(transaction, {
        ...judged,
        moderatorId: moderator.id,
        createdAt: now,
        verdict: verdictInLog(judged.subject, verdict === 'approve'),
        reason: verdict === 'approve' ? null : reason,
        statement,
      });
      await notifyOfDecision(transaction, tools, { ...judged, verdict });
      if (judged.subject === 'content-report') await mailReporter(transaction, tools, judged.subjectId);
      await sendLiveToDesks(transaction, moderator.id);
      return null;
    })
    .catch((error: unknown) => {
      if (error instanceof DenialThrown) return error.why;
      throw error;
    });
