import type { Pool } from 'pg';

/** A person has written to another, who has read it: from now on the other may write to them first (reading 84). */
export const turnTo = (pool: Pool, personId: number, otherId: number) =>
  pool.query(
    `insert into messages (sender_id, receiver_id, content, is_read, created_at)
     select $1::integer, $2::integer, 'Moien', true, now() - interval '2 days'
     where not exists (select from messages where sender_id = $1 and receiver_id = $2)`,
    [personId, otherId],
  );
