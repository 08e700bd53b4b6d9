import { eq } from 'drizzle-orm';
import { limitAccount, personNameOf, suspendAccount } from '#accounts/server/index.ts';
import { users } from '#accounts/server/tables.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Person } from '#kernel/visitor.ts';
import { blockBetween } from '#messaging/server/index.ts';
import { suspensionEnd } from '#moderation/rules/moderation.ts';
import { type Consequence, LIMITED_DAYS } from '#moderation/rules/takedowns.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { recordDecision } from './decision-log.ts';
import { mailSuspended } from './mail-suspended.ts';

const DAY = 86_400_000;

interface Following {
  /** Whom it concerns, and who reported them. */
  personId: number;
  reporterId: number;
  statement: string;
  /** The last day of a suspension. */
  until?: string | undefined;
  moderator: Pick<Person, 'id'>;
}

const verdictOf = {
  warning: 'warned',
  block: 'blocked',
  limits: 'limited',
  suspension: 'suspended',
} as const;

const nameOf = async (db: Db, id: number) =>
  (
    await db
      .select({ name: personNameOf(users) })
      .from(users)
      .where(eq(users.id, id))
  )[0]?.name ?? '';

const bring = async (
  transaction: Db,
  tools: Tools,
  what: Consequence,
  { personId, reporterId, statement, until }: Following,
) => {
  const now = tools.clock.now();
  if (what === 'suspension') {
    const end = suspensionEnd(until ?? '', now);
    if (!end) return;
    if (await suspendAccount(transaction, personId, { reason: statement, until: end }))
      await mailSuspended(transaction, tools, personId, { reason: statement, until: end });
    return;
  }
  const end = new Date(now.getTime() + LIMITED_DAYS * DAY);
  if (what === 'block') await blockBetween(transaction, personId, reporterId);
  if (what === 'limits') await limitAccount(transaction, personId, end);
  const partner = await nameOf(transaction, reporterId);
  const subject = { outcome: what, statement, partner, lastDay: dayOf(end) };
  await notify(transaction, tools, { personId, kind: 'standingChanged', subject });
};

/** What follows for whoever was reported: each is told to them, and stands in the log. */
export const bringConsequences = async (
  transaction: Db,
  tools: Tools,
  chosen: readonly Consequence[],
  following: Following,
) => {
  const { personId, statement, moderator } = following;
  // Who is suspended is told nothing in the bell any more, so that comes last.
  for (const what of new Set([...chosen.filter((one) => one !== 'suspension'), ...chosen])) {
    await bring(transaction, tools, what, following);
    await recordDecision(transaction, {
      moderatorId: moderator.id,
      personId,
      subject: what === 'suspension' ? 'suspension' : 'report',
      subjectId: personId,
      verdict: verdictOf[what],
      statement,
      createdAt: tools.clock.now(),
    });
  }
};
