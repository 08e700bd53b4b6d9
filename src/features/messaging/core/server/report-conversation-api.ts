import { reportConversation } from '#features/messaging/core/contract/blocks-and-reports.ts';
import { isAnyMessageBetween } from '#features/moderation/client-reports/server/index.ts';
import { notifyStaff } from '#features/notifications/core/server/index.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { conversationReports } from './tables.ts';

/** One waiting report is enough: of two simultaneous ones, one is stored. */
export const reportConversationRoute: EndpointRoute = handle(
  reportConversation,
  async ({ body, person, services, refuse }) => {
    if (!(await isAnyMessageBetween(services.db, person.id, body.userId))) throw refuse('notInTouch');
    const row = await services.db.transaction(async (transaction) => {
      const [report] = await transaction
        .insert(conversationReports)
        .values({ reporterId: person.id, reportedId: body.userId, reason: body.reason })
        .onConflictDoNothing()
        .returning();
      if (report) await notifyStaff(transaction, services, 'conversation-reports');
      return report;
    });
    if (!row) throw refuse('alreadyReported');
    return { id: row.id, userId: row.reportedId, reason: row.reason, createdAt: row.createdAt.toISOString() };
  },
);
