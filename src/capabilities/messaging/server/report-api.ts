import { areInTouch } from '#client-reports/server/index.ts';
import { reportConversation } from '#messaging/contract/safety.ts';
import { notifyStaff } from '#notifications/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { conversationReports } from './tables.ts';

/** One that waits for a moderator is enough: of two at once, one is taken. */
export const reportRoute: Route = answer(reportConversation, async ({ body, person, tools, refuse }) => {
  if (!(await areInTouch(tools.db, person.id, body.userId))) throw refuse('notInTouch');
  const row = await tools.db.transaction(async (transaction) => {
    const [stored] = await transaction
      .insert(conversationReports)
      .values({ reporterId: person.id, reportedId: body.userId, reason: body.reason })
      .onConflictDoNothing()
      .returning();
    if (stored) await notifyStaff(transaction, tools, 'conversation-reports');
    return stored;
  });
  if (!row) throw refuse('alreadyReported');
  return { id: row.id, userId: row.reportedId, reason: row.reason, createdAt: row.createdAt.toISOString() };
});
