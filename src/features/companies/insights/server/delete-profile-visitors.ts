import { dayOf } from '#kernel/calendar.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { deleteProfileVisitorsBefore } from './hash-visitors.ts';

/** Runs soon after the day has ended in Luxembourg, in summer and in winter. */
export const deleteProfileVisitorsJob: JobDefinition = {
  name: 'forget-visitors',
  every: '10 23 * * *',
  run: (_, { db, clock }) => deleteProfileVisitorsBefore(db, dayOf(clock.now())),
};
