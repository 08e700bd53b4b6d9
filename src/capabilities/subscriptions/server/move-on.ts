import type { Job } from '../../../server/jobs.ts';
import { subscriptionAt } from '../rules/subscription.ts';
import { holdOverdue, keep } from './store.ts';

const AT_ONCE = 200;

/**
 * Trials, paid periods and graces that have ended. The limits are right without it, as they are asked of the
 * clock; it makes the directory show what they allow.
 */
export const moveSubscriptionsOn: Job = {
  name: 'move-subscriptions-on',
  every: '*/10 * * * *',
  async run(_, { db, clock }) {
    const now = clock.now();
    let moved: number;
    do {
      moved = await db.transaction(async (transaction) => {
        const overdue = await holdOverdue(transaction, now, AT_ONCE);
        for (const row of overdue) await keep(transaction, row, subscriptionAt(row, now), now);
        return overdue.length;
      });
    } while (moved === AT_ONCE);
  },
};
