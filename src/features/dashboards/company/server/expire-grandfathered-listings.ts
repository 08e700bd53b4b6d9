import {
  endGrandfatheredListings,
  findCompaniesUnlistedSoon,
  claimListingEndNotification,
} from '#features/companies/core/server/index.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';

/**
 * Companies listed before the rule existed stay listed for a time, and are notified once of what they lack. The
 * row is marked then, so that an interrupted run goes on where it ended.
 */
export const expireGrandfatheredListings = async (
  services: Pick<Services, 'db' | 'jobs' | 'clock'>,
): Promise<void> => {
  const now = services.clock.now();
  await endGrandfatheredListings(services.db, now);
  for (const { id, ownerId, until } of await findCompaniesUnlistedSoon(services.db))
    await services.db.transaction(async (transaction) => {
      if (!(await claimListingEndNotification(transaction, id, now))) return;
      const subject = { lastDay: dayOf(until) };
      await notifyPerson(transaction, services, { personId: ownerId, kind: 'listingEnds', subject });
    });
};

export const expireGrandfatheredListingsJob: JobDefinition = {
  name: 'keep-listings',
  every: '40 6 * * *',
  run: (_, services) => expireGrandfatheredListings(services),
};
