import { eq, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { dueReminder } from '#visits/rules/reminders.ts';
import { holdVisit } from './hold-visit.ts';
import { notifyBoth, sendLiveOfVisit } from './news.ts';
import { findVisit } from './store.ts';
import { visits } from './tables.ts';

type KeepTools = Pick<Tools, 'db' | 'jobs' | 'clock' | 'log'>;

const AT_A_TIME = 500;

const dueVisits = async (db: Db, now: Date): Promise<number[]> => {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from visits where day_reminder_at <= ${at}
    union select id from visits where hours_reminder_at <= ${at}
    union select id from visits where state = 'cancelled' and end_told_at is null
    order by id limit ${AT_A_TIME}`);
  return rows.map(({ id }) => id);
};

const keepOne = async (transaction: Db, tools: KeepTools, id: number) => {
  const seen = await findVisit(transaction, id);
  const row = seen && (await holdVisit(transaction, tools, seen));
  if (!row) return;
  const now = tools.clock.now();
  const isThis = eq(visits.id, id);
  if (row.cancelledBy !== null && row.endToldAt === null) {
    await transaction.update(visits).set({ endToldAt: now }).where(isThis);
    await notifyBoth(transaction, tools, row, { kind: 'visitCancelled', by: row.cancelledBy });
    await sendLiveOfVisit(transaction, row);
  }
  const ahead = dueReminder(row, now);
  if (!ahead) return;
  // Two hours before, the day before is past as well.
  const done = ahead === 'day' ? { dayReminderAt: null } : { dayReminderAt: null, hoursReminderAt: null };
  await transaction.update(visits).set(done).where(isThis);
  if (ahead !== 'late') await notifyBoth(transaction, tools, row, { kind: 'visitReminder', ahead });
};

/**
 * Reminds of what is near, and tells of what has ended with its request. All it goes by stands in the rows, each visit
 * in a transaction of its own: whatever kills it on the way, the next round finds what is left and does nothing twice.
 */
export const keepVisits = async (tools: KeepTools): Promise<void> => {
  const failed: number[] = [];
  for (const id of await dueVisits(tools.db, tools.clock.now()))
    await tools.db
      .transaction((transaction) => keepOne(transaction, tools, id))
      .catch((error: unknown) => {
        tools.log.error({ err: error }, 'A visit’s people were not told');
        failed.push(id);
      });
  if (failed.length > 0) throw new Error(`The people of ${failed.length} visits were not told`);
};

export const keepVisitsEveryMinute: Job = {
  name: 'keep-visits',
  every: '* * * * *',
  run: (_, tools) => keepVisits(tools),
};

/** What is left of a visit whose one side is erased, once the other side has been told. */
export const forgetOrphanedVisits = (db: Db) =>
  db.execute(sql`
    delete from visits where num_nulls(company_id, client_id) > 0 and end_told_at < now() - interval '1 day'`);
