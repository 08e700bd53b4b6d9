import type { Pool } from 'pg';

/** What a process had begun that was killed, as if it had been silent for as long as it is waited for. */
export const endHeartbeats = (pool: Pool) =>
  pool.query(`update pgboss.job set heartbeat_on = now() - interval '1 day' where state = 'active'`);
