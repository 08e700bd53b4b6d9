import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { lockRequest } from './lock-request.ts';

const AT_A_TIME = 500;

const dueRequests = async (db: Db, now: Date): Promise<number[]> => {
  const nowSql = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from requests r where state = 'open' and ends_at <= ${nowSql}
      and not exists (select from request_invitations q where q.request_id = r.id and q.state = 'quoted'
        and q.quote_expired_at is null and q.quote_ends_at > ${nowSql})
    union select request_id from request_invitations
      where state = 'quoted' and quote_expired_at is null and quote_ends_at <= ${nowSql}
    union select request_id from request_invitations where state in ('sent', 'seen') and due_at <= ${nowSql}
    union select request_id from request_invitations
      where state in ('sent', 'seen') and reminded_at is null and remind_at <= ${nowSql}
    order by id limit ${AT_A_TIME}`);
  return rows.map(({ id }) => id);
};

/**
 * Reminds of requests that are due and ends them. It relies only on the rows, each request in its own transaction: if
 * it is killed on the way, the next run finds the rest and does nothing twice.
 */
export const enforceRequestDeadlines = async (
  services: Pick<Services, 'db' | 'jobs' | 'clock' | 'log'>,
): Promise<void> => {
  const failed: number[] = [];
  for (const id of await dueRequests(services.db, services.clock.now()))
    await services.db
      .transaction((transaction) => lockRequest(transaction, services, id))
      .catch((error: unknown) => {
        services.log.error({ err: error }, 'A request’s deadline was not kept');
        failed.push(id);
      });
  if (failed.length > 0) throw new Error(`Deadlines of ${failed.length} requests were not kept`);
};

export const enforceRequestDeadlinesJob: JobDefinition = {
  name: 'keep-request-deadlines',
  every: '* * * * *',
  run: (_, services) => enforceRequestDeadlines(services),
};
