import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/** Returns whether either has written to the other. */
export const isAnyMessageBetween = async (db: Db, personId: number, otherId: number): Promise<boolean> => {
  const { rows } = await db.execute(sql`
    select from messages
    where least(sender_id, receiver_id) = ${Math.min(personId, otherId)}
      and greatest(sender_id, receiver_id) = ${Math.max(personId, otherId)}
    limit 1`);
  return rows.length > 0;
};
