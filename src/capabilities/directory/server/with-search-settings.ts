import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';

/** With settings that suit a search, for the one transaction. */
export const withSearchSettings = <Found>(db: Db, work: (tx: Db) => Promise<Found>): Promise<Found> =>
  db.transaction(async (tx) => {
    // A guess that nearly all fit would read through the whole table for what the index knows; and with little
    // memory PostgreSQL would remember pages instead of rows, and test again whatever is on them.
    await tx.execute(
      sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`,
    );
    return work(tx);
  });
