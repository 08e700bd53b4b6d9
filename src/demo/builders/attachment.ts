import { randomBytes } from 'node:crypto';
import { attachments } from '#features/messaging/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildUser } from './user.ts';

export type AttachmentRow = typeof attachments.$inferSelect;
export type AttachmentValues = typeof attachments.$inferInsert;

/** Adds a document that is not sent yet. Only the row exists: no file is stored. */
export const buildAttachment = async (
  db: Db,
  overrides: Partial<AttachmentValues> = {},
): Promise<AttachmentRow> => {
  const ownerId = overrides.ownerId ?? (await buildUser(db)).id;
  const token = randomBytes(16).toString('hex');
  const values = { kind: 'pdf', name: `plan-${nextUniqueNumber()}.pdf`, size: 1000, token } as const;
  return firstInsertedRow(
    db
      .insert(attachments)
      .values({ ...values, ownerId, ...overrides })
      .returning(),
  );
};
