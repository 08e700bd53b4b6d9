import { and, desc, eq, lte, or } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { messages } from '#features/messaging/core/server/tables.ts';
import type { CaseEvidence } from '#features/moderation/core/contract/moderation.ts';
import type { Db } from '#server/database/db.ts';

const MOST_MESSAGES = 40;

/** One person has reported another at this time. */
export interface ReportOfPerson {
  reporterId: number;
  reportedId: number;
  createdAt: Date;
}

/** Returns the two people's latest messages until the report, and nothing else. */
export const readReportedConversation = async (
  db: Db,
  { reporterId, reportedId, createdAt }: ReportOfPerson,
): Promise<CaseEvidence['conversation']> => {
  const between = or(
    and(eq(messages.senderId, reporterId), eq(messages.receiverId, reportedId)),
    and(eq(messages.senderId, reportedId), eq(messages.receiverId, reporterId)),
  );
  const rows = await db
    .select({
      id: messages.id,
      from: users.username,
      senderId: messages.senderId,
      content: messages.content,
      createdAt: messages.createdAt,
    })
    .from(messages)
    .innerJoin(users, eq(users.id, messages.senderId))
    .where(and(between, lte(messages.createdAt, createdAt)))
    .orderBy(desc(messages.id))
    .limit(MOST_MESSAGES);
  return rows.toReversed().map(({ senderId, createdAt: at, ...row }) => ({
    ...row,
    createdAt: at.toISOString(),
    isOfReported: senderId === reportedId,
  }));
};
