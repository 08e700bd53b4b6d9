import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { goesWithCommit } from '#server/database/open-db.ts';

// A guess that nearly all fit would read through the whole table for what the index knows; and with little
// memory PostgreSQL would remember pages instead of rows, and test again whatever is on them.
const settings = sql`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '32MB', true)`;

/** With settings that suit a search, for the one transaction. They are sent with the first statement of the work. */
export const withSearchSettings = <Found>(db: Db, work: (tx: Db) => Promise<Found>): Promise<Found> =>
  db.transaction(async (tx) => {
    void goesWithCommit(tx, tx.execute(settings));
    return work(tx);
  });

/** The same for one statement: all of it is sent in one go. */
export const askWithSearchSettings = async <Found>(
  db: Db,
  ask: (tx: Db) => PromiseLike<Found>,
): Promise<Found> => {
  const { asked } = await db.transaction(async (tx) => {
    void goesWithCommit(tx, tx.execute(settings));
    // Asked once, though it is waited for twice: a query of drizzle is asked again by each who waits for it.
    const asked = Promise.resolve(ask(tx));
    void goesWithCommit(tx, asked);
    return { asked };
  });
  return asked;
};
