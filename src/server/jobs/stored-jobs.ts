import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { openJobQueue } from './job-queue.ts';

/**
 * Selects waiting, running and failed jobs as a part of a statement: `from ${storedJobs} jobs`. pg-boss documents its
 * table of jobs for reading; finished jobs are deleted. Only this file and the backup's know its columns.
 */
export const storedJobsSql = `(
  select id, data ->> 'kind' as name, data -> 'payload' as payload, singleton_key as key,
    start_after as run_at, created_on as created_at, ctid as place,
    case when started_on is null then 0 else retry_count + 1 end as attempts, state = 'active' as is_running,
    case when state = 'failed' then completed_on end as failed_at,
    coalesce(output ->> 'message', output -> 'value' ->> 'message') as last_error,
    created_on + make_interval(secs => (data ->> 'validSeconds')::float8) as valid_until
  from pgboss.job where name in ('jobs', 'rounds'))`;

/**
 * Deletes all messages to these addresses that wait or have failed. One that is being sent can't be stopped, but isn't
 * tried again.
 */
export const deleteJobsTo = (transaction: Db, addresses: readonly string[]) =>
  transaction.execute(sql`
    delete from pgboss.job
    where name = 'jobs' and lower(data -> 'payload' ->> 'to') in ${addresses.map((address) => address.toLowerCase())}`);

interface Failed {
  [column: string]: unknown;
  id: string;
  name: string;
  payload: object;
  key: string | null;
  validSeconds: number | null;
}

const isOne = (condition: SQL) => sql`${condition} and (valid_until is null or valid_until > now())
  and not exists (select from pgboss.job newer where newer.name = 'jobs' and newer.singleton_key = key and newer.state < 'active')`;

/**
 * Adds failed jobs again with all their tries; for a kind it also runs those now that wait for their next try. Expired
 * jobs stay, and so do those that a newer job has replaced.
 */
export const retryJobs = async (db: Db, jobOrName: { id: string } | { name: string }): Promise<number> => {
  const jobs = await openJobQueue(db);
  const isMeant = 'id' in jobOrName ? sql`id = ${jobOrName.id}` : sql`name = ${jobOrName.name}`;
  return db.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Failed>(sql`
      select id, name, payload, key, extract(epoch from valid_until - now())::float8 as "validSeconds"
      from ${sql.raw(storedJobsSql)} jobs where failed_at is not null and ${isOne(isMeant)} order by created_at, place`);
    for (const { id, name, payload, key, validSeconds } of rows) {
      await transaction.execute(sql`delete from pgboss.job where id = ${id}`);
      const options = { ...(key !== null && { key }), ...(validSeconds !== null && { validSeconds }) };
      await jobs.add(transaction, name, payload, options);
    }
    if ('id' in jobOrName) return rows.length;
    const { rowCount } = await transaction.execute(sql`
      update pgboss.job set start_after = now() where state = 'retry' and id in (
        select id from ${sql.raw(storedJobsSql)} jobs where ${isMeant} and (valid_until is null or valid_until > now()))`);
    return rows.length + (rowCount ?? 0);
  });
};
