import { messages } from '#features/messaging/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildUser } from './user.ts';

export type MessageRow = typeof messages.$inferSelect;
export type MessageValues = typeof messages.$inferInsert;

export const messageRow = (
  overrides: Partial<MessageValues> & { senderId: number; receiverId: number },
): MessageValues => ({ content: `Message ${nextUniqueNumber()}: when could you come?`, ...overrides });

/** Adds an unread message and, unless given, two people who write to each other. */
export const buildMessage = async (db: Db, overrides: Partial<MessageValues> = {}): Promise<MessageRow> => {
  const senderId = overrides.senderId ?? (await buildUser(db)).id;
  const receiverId = overrides.receiverId ?? (await buildUser(db)).id;
  return firstInsertedRow(
    db
      .insert(messages)
      .values(messageRow({ ...overrides, senderId, receiverId }))
      .returning(),
  );
};
