import { dayOf } from '#kernel/calendar.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { forgetVisitorsBefore } from './visitor-salts.ts';

/** Runs soon after the day has ended in Luxembourg, in summer and in winter. */
export const forgetVisitors: JobDefinition = {
  name: 'forget-visitors',
  every: '10 23 * * *',
  run: (_, { db, clock }) => forgetVisitorsBefore(db, dayOf(clock.now())),
};
