import { allJobs } from '#app/registry.ts';
import type { Kind } from '#notifications/rules/kinds.ts';
import { storedJobs } from '#server/stored-jobs.ts';
import { forgetJobs } from '#testing/jobs.ts';
import type { TestHost } from './host.ts';

/** What the mail about somebody's newest news of a kind says, were it sent now; empty where there is none. */
export const mailOfNews = async (
  { pool, tools }: Pick<TestHost, 'pool' | 'tools'>,
  kind: Kind,
  personId: number,
): Promise<string> => {
  await forgetJobs(pool);
  const { rows: news } = await pool.query<{ id: number }>(
    `update notifications set told_at = null, held_until = null, sender_id = null
     where id = (select max(id) from notifications where kind = $1 and user_id = $2) returning id`,
    [kind, personId],
  );
  if (!news[0]) throw new Error(`Nobody told ${personId} of ${kind}`);
  await allJobs.find(({ name }) => name === 'tell')?.run({ id: news[0].id }, tools);
  const { rows } = await pool.query<{ payload: string }>(
    `select payload::text as payload
     from ${storedJobs} j
     where j.name = 'mail'`,
  );
  return rows[0]?.payload ?? '';
};
