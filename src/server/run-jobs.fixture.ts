// A process that does the jobs of the registry, for tests that kill it in the middle of one.

import { allJobs, countOnlookers, noteStaffRead, noteWork, provePerson } from '#app/registry.ts';
import { systemClock } from '#kernel/clock.ts';
import { openDetector, openTranslator } from '#translations/server/index.ts';
import { readConfig } from './config.ts';
import { openDatabase } from './database/open.ts';
import { openFileStore } from './files/open-file-store.ts';
import { jobQueue } from './job-queue.ts';
import { startJobs } from './jobs.ts';
import { createLimits } from './limits.ts';
import { openLog } from './open-log.ts';

const config = readConfig(process.env);
const log = openLog(config.logLevel);
const database = await openDatabase({ ...config, log });
const limits = createLimits(database.pool);
await startJobs(database, allJobs, {
  config,
  db: database.db,
  workingDb: database.db,
  clock: systemClock,
  files: openFileStore(config),
  jobs: jobQueue,
  limits,
  onlookers: countOnlookers({ db: database.db, clock: systemClock, log }),
  noteStaffRead,
  noteWork,
  provePerson,
  translator: openTranslator({
    detect: await openDetector(),
    settings: undefined,
    clock: systemClock,
    log,
    onChange: async () => undefined,
  }),
  log,
});
