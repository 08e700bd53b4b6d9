import { allJobs } from '#app/registry.ts';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import type { TestHost } from './host.ts';
import { forgetJobs } from './jobs.ts';

/** Returns the email about somebody's newest notification of a kind, as if sent now; empty if there is none. */
export const emailOfNotification = async (
  { pool, services }: Pick<TestHost, 'pool' | 'services'>,
  kind: NotificationKind,
  personId: number,
): Promise<string> => {
  await forgetJobs(pool);
  const { rows: notificationRows } = await pool.query<{ id: number }>(
    `update notifications set told_at = null, held_until = null, sender_id = null
     where id = (select max(id) from notifications where kind = $1 and user_id = $2) returning id`,
    [kind, personId],
  );
  if (!notificationRows[0]) throw new Error(`Nobody told ${personId} of ${kind}`);
  await allJobs.find(({ name }) => name === 'tell')?.run({ id: notificationRows[0].id }, services);
  const { rows } = await pool.query<{ payload: string }>(
    `select payload::text as payload
     from ${storedJobsSql} j
     where j.name = 'mail'`,
  );
  return rows[0]?.payload ?? '';
};
