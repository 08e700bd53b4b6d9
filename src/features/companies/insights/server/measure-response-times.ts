import { storeResponseHours } from '#features/companies/core/server/index.ts';
import { typicalResponseHours } from '#features/companies/insights/rules/response-and-conversion-rates.ts';
import { dayOf, addDays } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { readCompaniesInBatches } from './read-companies-in-batches.ts';
import { readInvitationResponses, readConversationResponses } from './read-inquiries.ts';

const MEASURED_DAYS = 365;

/**
 * Measures how soon each company answers clients, from a year of conversations and invitations; cards and comparisons
 * show it.
 */
export const measureResponseTimes = async (db: Db, now: Date): Promise<void> => {
  const since = addDays(dayOf(now), -MEASURED_DAYS);
  const measured = new Map<number, number>();
  for await (const companies of readCompaniesInBatches(db)) {
    const owners = companies.map(({ userId }) => userId);
    const responses = [
      ...(await readConversationResponses(db, owners, since)),
      ...(await readInvitationResponses(db, owners, since)),
    ];
    const byOwner = Map.groupBy(responses, ({ ownerId }) => ownerId);
    for (const { id, userId } of companies) {
      const hours = typicalResponseHours(byOwner.get(userId) ?? []);
      if (hours !== null) measured.set(id, hours);
    }
  }
  await storeResponseHours(db, measured);
};

export const measureResponseTimesJob: JobDefinition = {
  name: 'measure-responses',
  every: '40 23 * * *',
  run: (_, { db, clock }) => measureResponseTimes(db, clock.now()),
};
