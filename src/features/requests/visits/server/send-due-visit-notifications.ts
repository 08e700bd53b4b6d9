import { eq, sql } from 'drizzle-orm';
import { findDueVisitReminder } from '#features/requests/visits/rules/visit-reminders.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { lockVisit } from './lock-visit.ts';
import { notifyBothVisitSides, sendLiveOfVisit } from './notify-of-visit.ts';
import { findVisit } from './store.ts';
import { visits } from './tables.ts';

type SettleServices = Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>;

const AT_A_TIME = 500;

const dueVisits = async (db: Db, now: Date): Promise<number[]> => {
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from visits where day_reminder_at <= ${nowSql}
    union select id from visits where hours_reminder_at <= ${nowSql}
    union select id from visits where state = 'cancelled' and end_told_at is null
    order by id limit ${AT_A_TIME}`);
  return rows.map(({ id }) => id);
};

const settleVisit = async (transaction: Db, services: SettleServices, id: number) => {
  const visit = await findVisit(transaction, id);
  const row = visit && (await lockVisit(transaction, services, visit));
  if (!row) return;
  const now = services.clock.now();
  const isThis = eq(visits.id, id);
  if (row.cancelledBy !== null && row.endToldAt === null) {
    await transaction.update(visits).set({ endToldAt: now }).where(isThis);
    await notifyBothVisitSides(transaction, services, row, { kind: 'visitCancelled', by: row.cancelledBy });
    await sendLiveOfVisit(transaction, row);
  }
  const ahead = findDueVisitReminder(row, now);
  if (!ahead) return;
  // When two hours are left, the reminder of the day before is obsolete as well.
  const clearedReminders =
    ahead === 'day' ? { dayReminderAt: null } : { dayReminderAt: null, hoursReminderAt: null };
  await transaction.update(visits).set(clearedReminders).where(isThis);
  if (ahead !== 'late')
    await notifyBothVisitSides(transaction, services, row, { kind: 'visitReminder', ahead });
};

/**
 * Sends due reminders, and notifies of visits that ended with their request. It relies only on the rows, each visit in
 * its own transaction: if it is killed on the way, the next run finds the rest and does nothing twice.
 */
export const sendDueVisitNotifications = async (services: SettleServices): Promise<void> => {
  const failed: number[] = [];
  for (const id of await dueVisits(services.db, services.clock.now()))
    await services.db
      .transaction((transaction) => settleVisit(transaction, services, id))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'A visit’s people were not told');
        failed.push(id);
      });
  if (failed.length > 0) throw new Error(`The people of ${failed.length} visits were not told`);
};

export const sendDueVisitNotificationsJob: JobDefinition = {
  name: 'keep-visits',
  every: '* * * * *',
  run: (_, services) => sendDueVisitNotifications(services),
};

/** A visit with an erased side goes a day after the other side was notified. */
export const forgetOrphanedVisits = (db: Db) =>
  db.execute(sql`
    delete from visits where num_nulls(company_id, client_id) > 0 and end_told_at < now() - interval '1 day'`);
