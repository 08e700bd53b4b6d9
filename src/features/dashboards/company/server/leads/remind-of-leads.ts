import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import {
  isLeadReminderDue,
  LEAD_REMINDER_MAX_AGE_DAYS,
} from '#features/dashboards/company/rules/lead-reminder.ts';
import { companyLeads as l } from '#features/dashboards/company/server/tables.ts';
import { conversations } from '#features/messaging/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { isLeadWaitingSql } from './select-lead-rows.ts';

type ReminderServices = Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>;

// A lead that cannot get a reply needs no reminder.
const canBeAnswered = sql`users.erased_at is null and not users.is_suspended and not exists (
  select from blocks b
  where (b.user_id, b.blocked_id) in (
    (conversations.user_id, conversations.partner_id), (conversations.partner_id, conversations.user_id)))`;

const waitingLeads = (db: Db, now: Date) =>
  db
    .select({
      companyId: c.id,
      ownerId: c.userId,
      userId: users.id,
      from: userDisplayNameSql,
      begunAt: conversations.begunAt,
      hours: c.businessHours,
    })
    .from(conversations)
    .innerJoin(c, eq(c.userId, conversations.userId))
    .innerJoin(users, eq(users.id, conversations.partnerId))
    .leftJoin(l, and(eq(l.companyId, c.id), eq(l.userId, conversations.partnerId)))
    .where(
      and(
        gte(conversations.begunAt, new Date(now.getTime() - LEAD_REMINDER_MAX_AGE_DAYS * DAY_MS)),
        // Phrased as the index has it; a waiting lead was begun by the other side.
        sql`not ${conversations.isBegunByMe}`,
        isNull(l.remindedAt),
        isLeadWaitingSql,
        canBeAnswered,
      ),
    );

/**
 * Reminds companies once of each lead without a reply. The row is marked in the transaction that notifies: after
 * any crash the next run finds the rest and does nothing twice.
 */
export const remindOfLeads = async (services: ReminderServices): Promise<void> => {
  const now = services.clock.now();
  const dueLeads = (await waitingLeads(services.db, now)).filter((lead) => isLeadReminderDue(lead, now));
  const failed: number[] = [];
  for (const { companyId, ownerId, userId, from } of dueLeads)
    await services.db
      .transaction(async (transaction) => {
        const recordedRows = await transaction
          .insert(l)
          .values({ companyId, userId, remindedAt: now })
          .onConflictDoUpdate({
            target: [l.companyId, l.userId],
            set: { remindedAt: now },
            setWhere: isNull(l.remindedAt),
          })
          .returning({ id: l.id });
        if (recordedRows.length === 0) return;
        const subject = { userId, from };
        await notifyPerson(transaction, services, {
          personId: ownerId,
          kind: 'leadWaiting',
          subject,
          senderId: userId,
        });
      })
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'A company was not reminded of a lead');
        failed.push(userId);
      });
  if (failed.length > 0) throw new Error(`Of ${failed.length} leads nobody was reminded`);
};

export const remindOfLeadsJob: JobDefinition = {
  name: 'remind-of-leads',
  every: '*/10 * * * *',
  run: (_, services) => remindOfLeads(services),
};
