import { eq } from 'drizzle-orm';
import { limitNewConversations, fullNameOrUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { insertMutualBlocks } from '#features/messaging/core/server/index.ts';
import {
  LIMITED_CONVERSATIONS_DAYS,
  type ReportConsequence,
} from '#features/moderation/core/rules/takedowns.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { DAY_MS, dayOf } from '#kernel/calendar.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { recordDecision } from './decision-log.ts';
import { proposeSuspension } from './suspension-proposals.ts';

interface Following {
  /** The reported person and the reporter. */
  personId: number;
  reporterId: number;
  statement: string;
  /** The suspension's last day. */
  until?: string | undefined;
  moderator: Pick<Person, 'id'>;
}

const verdictOf = {
  warning: 'warned',
  block: 'blocked',
  limits: 'limited',
  suspension: 'proposed',
} as const;

const nameOf = async (db: Db, id: number) =>
  (
    await db
      .select({ name: fullNameOrUsernameSql(users) })
      .from(users)
      .where(eq(users.id, id))
  )[0]?.name ?? '';

const bring = async (
  transaction: Db,
  services: Services,
  consequence: ReportConsequence,
  { personId, reporterId, statement, until = '', moderator }: Following,
): Promise<boolean> => {
  const now = services.clock.now();
  if (consequence === 'suspension') {
    const proposal = { personId, proposedBy: moderator.id, reason: statement, until, createdAt: now };
    return proposeSuspension(transaction, services, proposal);
  }
  const end = new Date(now.getTime() + LIMITED_CONVERSATIONS_DAYS * DAY_MS);
  if (consequence === 'block') await insertMutualBlocks(transaction, personId, reporterId);
  if (consequence === 'limits') await limitNewConversations(transaction, personId, end);
  const partner = await nameOf(transaction, reporterId);
  const subject = { outcome: consequence, statement, partner, lastDay: dayOf(end) };
  await notifyPerson(transaction, services, { personId, kind: 'standingChanged', subject });
  return true;
};

/**
 * Applies and logs the consequences for a reported person. They are notified of all but a suspension, which is proposed
 * to the admins. Returns false if one cannot be applied.
 */
export const applyConsequences = async (
  transaction: Db,
  services: Services,
  consequences: readonly ReportConsequence[],
  following: Following,
): Promise<boolean> => {
  const { personId, statement, moderator } = following;
  for (const consequence of new Set(consequences)) {
    if (!(await bring(transaction, services, consequence, following))) return false;
    await recordDecision(transaction, {
      moderatorId: moderator.id,
      personId,
      subject: consequence === 'suspension' ? 'suspension' : 'report',
      subjectId: personId,
      verdict: verdictOf[consequence],
      statement,
      createdAt: services.clock.now(),
    });
  }
  return true;
};
