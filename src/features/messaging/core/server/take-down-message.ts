import { eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { attachmentFileStore } from './attachments-api.ts';
import { attachments, personBlocks, messages } from './tables.ts';

type Attached = Omit<typeof attachments.$inferSelect, 'createdAt'> & { createdAt: string };

interface RemovedMessage {
  content: string;
  attached: Attached[];
}

/** Removes a message's text and attachments for a moderator; `instead` replaces the text. */
export const takeDownMessage = async (transaction: Db, messageId: number, instead: string) => {
  const isOne = eq(messages.id, messageId);
  const [row] = await transaction.select().from(messages).where(isOne).for('no key update');
  // The original was saved once; by now the row contains only the replacement.
  if (!row || row.isWithheld) return null;
  const removedAttachments = await transaction
    .delete(attachments)
    .where(eq(attachments.messageId, messageId))
    .returning();
  await transaction
    .update(messages)
    .set({ content: instead, attachmentCount: 0, isWithheld: true })
    .where(isOne);
  const attached = removedAttachments.map((attachment) => ({
    ...attachment,
    createdAt: attachment.createdAt.toISOString(),
  }));
  const was: RemovedMessage = { content: row.content, attached };
  return { ownerId: row.senderId, was, files: removedAttachments.flatMap(attachmentFileStore.namesOf) };
};

export const restoreMessage = async (
  transaction: Db,
  messageId: number,
  { content, attached }: RemovedMessage,
) => {
  const rows = attached.map((attachment) => ({ ...attachment, createdAt: new Date(attachment.createdAt) }));
  if (rows.length > 0) await transaction.insert(attachments).values(rows).onConflictDoNothing();
  await transaction
    .update(messages)
    .set({ content, attachmentCount: rows.length, isWithheld: false })
    .where(eq(messages.id, messageId));
};

/** Neither can write to the other from now on. */
export const insertMutualBlocks = async (transaction: Db, personId: number, otherId: number) => {
  await transaction
    .insert(personBlocks)
    .values([
      { userId: personId, blockedId: otherId },
      { userId: otherId, blockedId: personId },
    ])
    .onConflictDoNothing();
};
