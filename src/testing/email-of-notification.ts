import { allJobs } from '#app/registry.ts';
import type { NotificationKind } from '#features/notifications/core/rules/notification-kinds.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import type { TestHost } from './host.ts';
import { forgetJobs } from './jobs.ts';

type Delivered = [host: Pick<TestHost, 'pool' | 'services'>, kind: NotificationKind, personId: number];

/** Delivers somebody's newest notification of a kind as if now, and returns the email or text; empty if there is none. */
const deliver = async (
  channel: 'mail' | 'sms',
  ...[{ pool, services }, kind, personId]: Delivered
): Promise<string> => {
  await forgetJobs(pool);
  const { rows: notificationRows } = await pool.query<{ id: number }>(
    `update notifications set told_at = null, held_until = null, sender_id = null
     where id = (select max(id) from notifications where kind = $1 and user_id = $2) returning id`,
    [kind, personId],
  );
  if (!notificationRows[0]) throw new Error(`Nobody told ${personId} of ${kind}`);
  await allJobs.find(({ name }) => name === 'tell')?.run({ id: notificationRows[0].id }, services);
  const { rows } = await pool.query<{ payload: string; text: string | null }>(
    `select payload::text as payload, payload ->> 'text' as text
     from ${storedJobsSql} j
     where j.name = $1`,
    [channel],
  );
  return (channel === 'sms' ? rows[0]?.text : rows[0]?.payload) ?? '';
};

export const emailOfNotification = (...delivered: Delivered) => deliver('mail', ...delivered);

export const textOfNotification = (...delivered: Delivered) => deliver('sms', ...delivered);
