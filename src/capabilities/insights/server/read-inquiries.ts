import { and, eq, gte, sql } from 'drizzle-orm';
import { type Day, dayOf } from '../../../kernel/days.ts';
import type { Db } from '../../../server/database/db.ts';
import { conversations } from '../../messaging/server/tables.ts';
import type { Inquiry } from '../rules/leads.ts';
import { type Own, startOf } from './read-days.ts';

/** The conversations that clients have begun with a company, and what became of each. */
export const readInquiries = async (db: Db, { companyId, ownerId }: Own, since: Day): Promise<Inquiry[]> => {
  const { userId, partnerId, begunAt } = conversations;
  const firstAnswer = sql<Date | null>`(
    select m.created_at from messages m
    where least(m.sender_id, m.receiver_id) = least(${userId}, ${partnerId})
      and greatest(m.sender_id, m.receiver_id) = greatest(${userId}, ${partnerId})
      and m.sender_id = ${userId}
    order by m.id limit 1)`.mapWith(conversations.begunAt);
  const hasProject = sql<boolean>`exists (
    select from projects p where p.client_id = ${partnerId} and p.company_id = ${companyId} and p.created_at >= ${begunAt})`;
  const rows = await db
    .select({ begunAt, answeredAt: firstAnswer, becameProject: hasProject })
    .from(conversations)
    .where(and(eq(userId, ownerId), eq(conversations.isBegunByMe, false), gte(begunAt, startOf(since))));
  return rows.map((row) => ({ ...row, begunOn: dayOf(row.begunAt) }));
};
