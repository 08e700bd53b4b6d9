import { conversationReports } from '#features/messaging/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { buildUser } from './user.ts';

export type ConversationReport = typeof conversationReports.$inferSelect;
export type ConversationReportValues = typeof conversationReports.$inferInsert;

/** Adds one person's report of a conversation partner, not yet reviewed. */
export const buildConversationReport = async (
  db: Db,
  overrides: Partial<ConversationReportValues> = {},
): Promise<ConversationReport> =>
  firstInsertedRow(
    db
      .insert(conversationReports)
      .values({
        reason: 'Insults every evening.',
        ...overrides,
        reporterId: overrides.reporterId ?? (await buildUser(db)).id,
        reportedId: overrides.reportedId ?? (await buildUser(db)).id,
      })
      .returning(),
  );
