import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { cancellationOperation, changeSubscription } from './change-subscription.ts';
import { subscriptions } from './tables.ts';

/**
 * An account that is due to be erased may wait for its contracts for months: its plan runs as long as it is paid,
 * and is not renewed. An owner who changes their mind can resume it.
 */
export const endPlansOfLeavingAccountsJob: JobDefinition = {
  name: 'end-plans-of-leaving',
  every: '37 * * * *',
  async run(_, services) {
    const leaving = await services.db
      .select({ userId: companyProfiles.userId })
      .from(subscriptions)
      .innerJoin(companyProfiles, eq(companyProfiles.id, subscriptions.companyId))
      .innerJoin(users, eq(users.id, companyProfiles.userId))
      .where(
        and(
          inArray(subscriptions.status, ['active', 'past_due']),
          isNull(users.erasedAt),
          sql`${users.eraseAt} <= app_now()`,
        ),
      );
    const failures: unknown[] = [];
    for (const { userId } of leaving)
      await changeSubscription(services, userId, cancellationOperation).catch((error: unknown) =>
        failures.push(error),
      );
    if (failures.length > 0) throw new AggregateError(failures, `${failures.length} plans are not ended`);
  },
};
