import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { attachments, messages } from '#features/messaging/core/server/tables.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import type { MessageRow } from './messages-store.ts';

export type NewAttachment = typeof attachments.$inferInsert;

const shown = {
  id: attachments.id,
  kind: attachments.kind,
  name: attachments.name,
  size: attachments.size,
  width: attachments.width,
  height: attachments.height,
};

export const insertAttachment = async (db: Db, attachment: NewAttachment): Promise<Attachment> => {
  const [row] = await db.insert(attachments).values(attachment).returning(shown);
  if (!row) throw new Error('An insert without a row');
  return row;
};

/** A person may see their own upload before it is sent, and then both sides of its message may. */
export const findVisibleAttachment = async (db: Db, userId: number, id: number) => {
  const [row] = await db
    .select({ kind: attachments.kind, name: attachments.name, token: attachments.token })
    .from(attachments)
    .leftJoin(messages, eq(messages.id, attachments.messageId))
    .where(
      and(
        eq(attachments.id, id),
        or(
          and(isNull(attachments.messageId), eq(attachments.ownerId, userId)),
          eq(messages.senderId, userId),
          eq(messages.receiverId, userId),
        ),
      ),
    );
  return row;
};

const isUnsentOf = (userId: number, ids: readonly number[]) =>
  and(inArray(attachments.id, [...ids]), eq(attachments.ownerId, userId), isNull(attachments.messageId));

/** Attaches the sender's uploads to a message in this order, and returns those that were still available. */
export const attachToMessage = async (
  transaction: Db,
  { id: messageId, senderId }: Pick<MessageRow, 'id' | 'senderId'>,
  ids: readonly number[],
): Promise<Attachment[]> => {
  if (ids.length === 0) return [];
  const rows = await transaction
    .update(attachments)
    .set({
      messageId,
      position: sql`array_position(${sql.param([...ids])}::integer[], ${attachments.id}) - 1`,
    })
    .where(isUnsentOf(senderId, ids))
    .returning(shown);
  return rows.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
};

/** Groups the attachments by message. */
export const readAttachmentsByMessage = async (
  db: Db,
  rows: readonly Pick<MessageRow, 'id' | 'attachmentCount'>[],
): Promise<Map<number, Attachment[]>> => {
  const ids = rows.filter(({ attachmentCount }) => attachmentCount > 0).map(({ id }) => id);
  if (ids.length === 0) return new Map();
  const attachmentRows = await db
    .select({ ...shown, messageId: attachments.messageId })
    .from(attachments)
    .where(inArray(attachments.messageId, ids))
    .orderBy(asc(attachments.messageId), asc(attachments.position));
  return Map.groupBy(attachmentRows, ({ messageId }) => messageId ?? 0);
};

/** Deletes a person's unsent upload and returns its row, whose files go next. */
export const deleteUnsentAttachment = (transaction: Db, ownerId: number, id: number) =>
  transaction
    .delete(attachments)
    .where(and(eq(attachments.id, id), eq(attachments.ownerId, ownerId), isNull(attachments.messageId)))
    .returning();

/** Deletes uploads that were never sent and returns their rows, whose files go next. */
export const deleteExpiredUnsentAttachments = (transaction: Db) =>
  transaction
    .delete(attachments)
    .where(
      and(
        isNull(attachments.messageId),
        sql`${attachments.createdAt} < now() - make_interval(days => ${RETENTION_DAYS.unsentAttachments})`,
      ),
    )
    .returning();

const isOf = (ownerId: number) => eq(attachments.ownerId, ownerId);

export const listAttachmentsOfOwner = (db: Db, ownerId: number) =>
  db.select().from(attachments).where(isOf(ownerId)).orderBy(asc(attachments.id));

export const deleteUnsentAttachmentsOfOwner = (transaction: Db, ownerId: number) =>
  transaction.delete(attachments).where(and(isOf(ownerId), isNull(attachments.messageId)));
