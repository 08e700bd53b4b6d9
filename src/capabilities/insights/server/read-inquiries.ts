import { and, eq, gte, type SQLWrapper, sql } from 'drizzle-orm';
import type { Inquiry } from '#insights/rules/leads.ts';
import type { WallTime } from '#insights/rules/working-time.ts';
import type { Day } from '#kernel/calendar.ts';
import { TIME_ZONE } from '#kernel/dates.ts';
import { conversations } from '#messaging/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { type OwnCompany, startOf } from './read-days.ts';

// Told by the database: of thousands of moments, asking the platform for each takes longer than all the rest.
const onTheWall = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone ${TIME_ZONE}, 'YYYY-MM-DD HH24:MI')`.mapWith(
    (text: string): WallTime => {
      const [day = '', time = ''] = text.split(' ');
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return { day, minute: hour * 60 + minute };
    },
  );

/** The conversations that clients have begun with a company, and what became of each. */
export const readInquiries = (db: Db, { companyId, ownerId }: OwnCompany, since: Day): Promise<Inquiry[]> => {
  const { userId, partnerId, begunAt } = conversations;
  const firstAnswer = sql`(
    select m.created_at from messages m
    where least(m.sender_id, m.receiver_id) = least(${userId}, ${partnerId})
      and greatest(m.sender_id, m.receiver_id) = greatest(${userId}, ${partnerId})
      and m.sender_id = ${userId}
    order by m.id limit 1)`;
  const hasProject = sql<boolean>`exists (
    select from projects p where p.client_id = ${partnerId} and p.company_id = ${companyId} and p.created_at >= ${begunAt})`;
  return db
    .select({
      begunAt,
      begun: onTheWall(begunAt),
      answered: onTheWall(firstAnswer),
      becameProject: hasProject,
    })
    .from(conversations)
    .where(and(eq(userId, ownerId), eq(conversations.isBegunByMe, false), gte(begunAt, startOf(since))));
};
