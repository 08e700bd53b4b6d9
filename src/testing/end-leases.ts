import type { Pool } from 'pg';

/** What a process had locked that was killed, as if it had been silent for as long as it is waited for. */
export const endLeases = (pool: Pool) =>
  pool.query(`update jobs set locked_until = now() - interval '1 s' where locked_by is not null`);
