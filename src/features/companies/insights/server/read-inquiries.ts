import { and, eq, gte, inArray, isNotNull, or, type SQLWrapper, sql } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Inquiry } from '#features/companies/insights/rules/response-and-conversion-rates.ts';
import type { LocalDayAndMinute } from '#features/companies/insights/rules/working-minutes.ts';
import { conversations } from '#features/messaging/core/server/tables.ts';
import { requestInvitations, requests } from '#features/requests/core/server/tables.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { TIME_ZONE } from '#kernel/dates.ts';
import type { Db } from '#server/database/db.ts';
import { type CompanyAndOwnerIds, startOfDaySql } from './count-by-day.ts';

// The database converts the moments: for thousands of them, Intl would take longer than all the rest.
const onTheWall = (moment: SQLWrapper) =>
  sql`to_char(${moment} at time zone ${TIME_ZONE}, 'YYYY-MM-DD HH24:MI')`.mapWith(
    (text: string): LocalDayAndMinute => {
      const [day = '', time = ''] = text.split(' ');
      const [hour = 0, minute = 0] = time.split(':').map(Number);
      return { day, minute: hour * 60 + minute };
    },
  );

const { userId, partnerId, begunAt } = conversations;

const firstReply = sql`(
  select m.created_at from messages m
  where least(m.sender_id, m.receiver_id) = least(${userId}, ${partnerId})
    and greatest(m.sender_id, m.receiver_id) = greatest(${userId}, ${partnerId})
    and m.sender_id = ${userId}
  order by m.id limit 1)`;

const responseColumns = {
  ownerId: userId,
  clientId: partnerId,
  begun: onTheWall(begunAt),
  answered: onTheWall(firstReply),
};

const begunByClients = (owners: readonly number[], since: IsoDay) =>
  and(inArray(userId, [...owners]), eq(conversations.isBegunByMe, false), gte(begunAt, startOfDaySql(since)));

/** Reads when clients began conversations with companies and when each was answered. */
export const readConversationResponses = (db: Db, owners: readonly number[], since: IsoDay) =>
  db.select(responseColumns).from(conversations).where(begunByClients(owners, since));

const isOpenOrExpired = inArray(requestInvitations.state, ['sent', 'seen', 'expired']);

/** Reads when companies were invited to requests and when each answered; leaves out invitations that the client ended first. */
export const readInvitationResponses = (db: Db, owners: readonly number[], since: IsoDay) =>
  db
    .select({
      ownerId: companyProfiles.userId,
      clientId: requests.clientId,
      begunAt: requestInvitations.sentAt,
      begun: onTheWall(requestInvitations.sentAt),
      answered: onTheWall(requestInvitations.answeredAt),
    })
    .from(requestInvitations)
    .innerJoin(companyProfiles, eq(companyProfiles.id, requestInvitations.companyId))
    .innerJoin(requests, eq(requests.id, requestInvitations.requestId))
    .where(
      and(
        inArray(companyProfiles.userId, [...owners]),
        gte(requestInvitations.sentAt, startOfDaySql(since)),
        or(isNotNull(requestInvitations.answeredAt), isOpenOrExpired),
      ),
    );

/** Reads the conversations that clients began with a company, and whether each became a project. */
export const readInquiries = (
  db: Db,
  { companyId, ownerId }: CompanyAndOwnerIds,
  since: IsoDay,
): Promise<Inquiry[]> => {
  const hasProject = sql<boolean>`exists (
    select from projects p where p.client_id = ${partnerId} and p.company_id = ${companyId} and p.created_at >= ${begunAt})`;
  return db
    .select({ ...responseColumns, begunAt, becameProject: hasProject })
    .from(conversations)
    .where(begunByClients([ownerId], since));
};
