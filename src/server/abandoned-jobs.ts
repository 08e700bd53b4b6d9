import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';

const HOLD_NAME = 'select pg_advisory_lock(hashtextextended($1, 0))';

const FREE_THE_DEAD = `
  select graphile_worker.force_unlock_workers(array(
    select name
    from (select distinct locked_by as name from graphile_worker._private_jobs where locked_by <> $1) as workers
    where pg_try_advisory_xact_lock(hashtextextended(name, 0))))`;

// Every try is logged as it fails; what is left afterwards is a payload, which may speak of a person.
const FORGET_THE_FAILED =
  'delete from graphile_worker._private_jobs where attempts >= max_attempts and locked_at is null';

// A code waits for nobody's restart, and the database may learn of a killed process only after the next has started.
export const LOOK_FOR_ABANDONED_MS = 5_000;

/**
 * graphile-worker frees the job of a worker that was killed after four hours, and keeps what has failed for
 * good for ever. So each process holds its worker's name as a lock for as long as it is connected: what is
 * locked by a name nobody holds is free again within seconds.
 */
export const watchForAbandonedJobs = (pool: Pool, log: FastifyBaseLogger): WorkerEvents => {
  const events: WorkerEvents = new EventEmitter();
  const warn = (error: unknown) => log.warn({ part: 'jobs', err: error }, 'abandoned jobs stay as they are');
  const free = async (ownName: string) => {
    await pool.query(FREE_THE_DEAD, [ownName]);
    await pool.query(FORGET_THE_FAILED);
  };
  events.on('pool:listen:success', ({ workerPool, client }) => {
    // A client carries one query at a time, and graphile-worker's own LISTEN comes first.
    client.once('drain', () => {
      client
        .query(HOLD_NAME, [workerPool.id])
        .then(() => free(workerPool.id))
        .catch(warn);
    });
  });
  events.on('resetLocked:started', ({ workerPool }) => void free(workerPool.id).catch(warn));
  return events;
};
