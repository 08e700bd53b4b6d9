import { asc, eq, or, sql } from 'drizzle-orm';
import type { PersonalData } from '../../../server/personal-data.ts';
import { shownName } from '../../accounts/server/index.ts';
import { users } from '../../accounts/server/tables.ts';
import { blocks, conversationReports, messages } from './tables.ts';

export const personalData: PersonalData = {
  name: 'messages',
  tables: [messages, blocks, conversationReports],

  async collect(db, userId) {
    return {
      messages: await db
        .select({
          id: messages.id,
          isSent: sql<boolean>`${messages.senderId} = ${userId}`,
          with: shownName,
          content: messages.content,
          isRead: messages.isRead,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .innerJoin(
          users,
          eq(
            users.id,
            sql`case when ${messages.senderId} = ${userId} then ${messages.receiverId} else ${messages.senderId} end`,
          ),
        )
        .where(or(eq(messages.senderId, userId), eq(messages.receiverId, userId)))
        .orderBy(asc(messages.id)),
      blocked: await db
        .select({ who: shownName, createdAt: blocks.createdAt })
        .from(blocks)
        .innerJoin(users, eq(users.id, blocks.blockedId))
        .where(eq(blocks.userId, userId))
        .orderBy(asc(blocks.id)),
      // Who reported oneself is not told: they may have had reason to be afraid.
      reported: await db
        .select({
          ...{ about: shownName, reason: conversationReports.reason },
          createdAt: conversationReports.createdAt,
        })
        .from(conversationReports)
        .innerJoin(users, eq(users.id, conversationReports.reportedId))
        .where(eq(conversationReports.reporterId, userId))
        .orderBy(asc(conversationReports.id)),
    };
  },

  /**
   * A conversation is the other's too: it stays, with somebody who was deleted. What the moderators were told
   * by the person or of them goes.
   */
  async erase(transaction, userId) {
    await transaction.delete(blocks).where(or(eq(blocks.userId, userId), eq(blocks.blockedId, userId)));
    await transaction
      .delete(conversationReports)
      .where(or(eq(conversationReports.reporterId, userId), eq(conversationReports.reportedId, userId)));
    await transaction
      .update(conversationReports)
      .set({ reviewedBy: null })
      .where(eq(conversationReports.reviewedBy, userId));
  },
};
