import { storeResponseHours } from '#features/companies/core/server/index.ts';
import { responseHoursOf } from '#features/companies/insights/rules/leads.ts';
import { dayOf, daysLater } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { companiesInParts } from './batch-companies.ts';
import { readAskings, readResponses } from './read-inquiries.ts';

const MEASURED_DAYS = 365;

/**
 * Measures how soon each company answers clients, from a year of conversations and invitations; cards and comparisons
 * show it.
 */
export const measureResponses = async (db: Db, now: Date): Promise<void> => {
  const since = daysLater(dayOf(now), -MEASURED_DAYS);
  const measured = new Map<number, number>();
  for await (const companies of companiesInParts(db)) {
    const owners = companies.map(({ userId }) => userId);
    const responses = [
      ...(await readResponses(db, owners, since)),
      ...(await readAskings(db, owners, since)),
    ];
    const byOwner = Map.groupBy(responses, ({ ownerId }) => ownerId);
    for (const { id, userId } of companies) {
      const hours = responseHoursOf(byOwner.get(userId) ?? []);
      if (hours !== null) measured.set(id, hours);
    }
  }
  await storeResponseHours(db, measured);
};

export const measureResponsesDaily: JobDefinition = {
  name: 'measure-responses',
  every: '40 23 * * *',
  run: (_, { db, clock }) => measureResponses(db, clock.now()),
};
