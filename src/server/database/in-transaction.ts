import type { ClientBase } from 'pg';
import { markInsideTransaction } from '#server/processes/outside-calls-and-transactions.ts';

/** Does all of the work or none of it. It serves connections outside drizzle, which has `db.transaction`. */
export async function inTransaction<Result>(
  client: ClientBase,
  work: () => Promise<Result>,
  begin = 'BEGIN',
): Promise<Result> {
  await client.query(begin);
  try {
    const result = await markInsideTransaction(work);
    await client.query('COMMIT');
    return result;
  } catch (error) {
    // On a lost connection the rollback fails too, and the first error gives the reason.
    await client.query('ROLLBACK').catch(() => {});
    throw error;
  }
}
