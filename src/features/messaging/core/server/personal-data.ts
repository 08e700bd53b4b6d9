import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { storedTranslationsSql } from '#features/translations/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { storedLiveEvents, liveStreamPositions } from '#server/live/tables.ts';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { attachmentFileStore } from './attachments-api.ts';
import { deleteUnsentAttachmentsOfOwner, listAttachmentsOfOwner } from './store/attachments-store.ts';
import {
  attachments,
  personBlocks,
  conversationReports,
  conversations,
  messages,
  teamUnreadCounts,
} from './tables.ts';

const ownFiles = async (db: Db, userId: number, isSent: boolean): Promise<string[]> => {
  const owned = await listAttachmentsOfOwner(db, userId);
  return owned
    .filter(({ messageId }) => (messageId !== null) === isSent)
    .flatMap(attachmentFileStore.namesOf);
};

const forgetBlocksAndReports = async (transaction: Db, userId: number) => {
  await transaction
    .delete(personBlocks)
    .where(or(eq(personBlocks.userId, userId), eq(personBlocks.blockedId, userId)));
  await transaction
    .delete(conversationReports)
    .where(or(eq(conversationReports.reporterId, userId), eq(conversationReports.reportedId, userId)));
  await transaction
    .update(conversationReports)
    .set({ reviewedBy: null })
    .where(eq(conversationReports.reviewedBy, userId));
};

/** It goes through conversations: no index finds messages by sender, and there may be a hundred million. */
const idsOf = (userId: number) => sql`(
  select m.id from conversations c
  join messages m on least(m.sender_id, m.receiver_id) = least(c.user_id, c.partner_id)
    and greatest(m.sender_id, m.receiver_id) = greatest(c.user_id, c.partner_id)
  where c.user_id = ${userId}
  union select id from messages where written_by = ${userId})`;

export const personalData: PersonalData = {
  name: 'messages',
  tables: [
    messages,
    attachments,
    conversations,
    teamUnreadCounts,
    personBlocks,
    conversationReports,
    liveStreamPositions,
    storedLiveEvents,
  ],

  async collect(db, userId) {
    return {
      messages: await db
        .select({
          id: messages.id,
          isSent: sql<boolean>`${messages.receiverId} <> ${userId}`,
          with: displayUsernameSql,
          content: messages.content,
          translations: storedTranslationsSql('message', messages.id),
          isRead: messages.isRead,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .innerJoin(
          users,
          eq(
            users.id,
            sql`case when ${messages.receiverId} = ${userId} then ${messages.senderId} else ${messages.receiverId} end`,
          ),
        )
        .where(inArray(messages.id, idsOf(userId)))
        .orderBy(asc(messages.id)),
      blocked: await db
        .select({ who: displayUsernameSql, createdAt: personBlocks.createdAt })
        .from(personBlocks)
        .innerJoin(users, eq(users.id, personBlocks.blockedId))
        .where(eq(personBlocks.userId, userId))
        .orderBy(asc(personBlocks.id)),
      // Reports by others about this person are left out: their authors may have reason to be afraid.
      reported: await db
        .select({
          about: displayUsernameSql,
          reason: conversationReports.reason,
          createdAt: conversationReports.createdAt,
        })
        .from(conversationReports)
        .innerJoin(users, eq(users.id, conversationReports.reportedId))
        .where(eq(conversationReports.reporterId, userId))
        .orderBy(asc(conversationReports.id)),
      attachments: (await listAttachmentsOfOwner(db, userId)).map(
        ({ messageId, kind, name, createdAt, ...attachment }) => ({
          messageId,
          kind,
          name,
          createdAt,
          files: attachmentFileStore.namesOf({
            kind,
            ...attachment,
          }),
        }),
      ),
    };
  },
  files: async (db, userId, contracts) => (contracts.length > 0 ? [] : ownFiles(db, userId, false)),
  sharedFiles: (db, userId) => ownFiles(db, userId, true),

  /**
   * A conversation belongs to the other side too: it stays, with a deleted person. Reports by or about the person go,
   * and so do their live events. While contracts run, the person still sends and receives messages: blocks and reports
   * protect both, and unsent uploads go after their day.
   */
  async erase(transaction, userId, contracts) {
    if (contracts.length > 0) return;
    await deleteUnsentAttachmentsOfOwner(transaction, userId);
    await transaction
      .delete(teamUnreadCounts)
      .where(or(eq(teamUnreadCounts.readerId, userId), eq(teamUnreadCounts.ownerId, userId)));
    await transaction.delete(storedLiveEvents).where(eq(storedLiveEvents.userId, userId));
    await transaction.delete(liveStreamPositions).where(eq(liveStreamPositions.userId, userId));
    await forgetBlocksAndReports(transaction, userId);
  },
};
