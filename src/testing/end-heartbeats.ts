import type { Pool } from 'pg';

/** Makes running jobs look like those of a killed process, silent for longer than the queue waits. */
export const endHeartbeats = (pool: Pool) =>
  pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 day' where state = 'active'`);
