import { endKeptListings, noteToldOfListing, unlistedSoon } from '#companies/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import { notify } from '#notifications/server/index.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';

/**
 * Companies that were listed before there was a rule stay so for a time, and are told once what they lack. That it was
 * done stands in the row, so that a round that was cut off goes on where it ended.
 */
export const keepListings = async (tools: Pick<Tools, 'db' | 'jobs' | 'clock'>): Promise<void> => {
  const now = tools.clock.now();
  await endKeptListings(tools.db, now);
  for (const { id, ownerId, until } of await unlistedSoon(tools.db))
    await tools.db.transaction(async (transaction) => {
      if (!(await noteToldOfListing(transaction, id, now))) return;
      const subject = { lastDay: dayOf(until) };
      await notify(transaction, tools, { personId: ownerId, kind: 'listingEnds', subject });
    });
};

export const keepListingsDaily: Job = {
  name: 'keep-listings',
  every: '40 6 * * *',
  run: (_, tools) => keepListings(tools),
};
