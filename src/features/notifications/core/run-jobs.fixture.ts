// Runs notification jobs in a process that tests kill in the middle. It loads only their modules and not the whole
// registry, which would be most of its work.
import '#app/strings/all-strings.ts';
import { deliveryJobs } from '#features/notifications/email/server/index.ts';
import { systemClock } from '#kernel/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { openFileStore } from '#server/files/open-file-store.ts';
import { createCallLimits } from '#server/http/call-limits.ts';
import { openJobQueue } from '#server/jobs/job-queue.ts';
import { startJobWorker } from '#server/jobs/job-worker.ts';
import { createLogger } from '#server/logging/create-logger.ts';
import { createDeliverNotificationsJob } from './server/deliver-notifications.ts';
import { pushJobs } from './server/push/push-jobs.ts';

const config = readConfig(process.env);
const log = createLogger(config.logLevel);
const database = await openDatabase({ ...config, log });
const { db, pool } = database;
const doNothing = async () => undefined;
const jobs = [
  createDeliverNotificationsJob({ calendarOf: async () => null, worksOf: [] }),
  ...pushJobs,
  ...deliveryJobs,
];
await startJobWorker(database, jobs, {
  config,
  db,
  workingDb: db,
  clock: systemClock,
  files: openFileStore(config),
  jobs: await openJobQueue(db),
  limits: createCallLimits(pool),
  viewCounter: { record: () => undefined, settle: doNothing },
  recordStaffRead: doNothing,
  recordActivity: doNothing,
  provePerson: async () => false,
  translator: {
    offerFor: () => undefined,
    translate: () => Promise.reject(new Error('No news is translated')),
  },
  log,
});
