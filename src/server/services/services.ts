import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from '#server/config/config.ts';
import type { Db } from '#server/database/db.ts';
import type { FileStore } from '#server/files/file-store.ts';
import type { CallLimits } from '#server/http/call-limits.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import type { StepUpWithPassword } from './password-step-up.ts';
import type { RecordActivity } from './profile-activity.ts';
import type { RecordStaffRead } from './staff-read.ts';
import type { Translator } from './translator.ts';
import type { ViewCounter } from './view-counter.ts';

/** Handlers and jobs work with these. They are made once at start; tests replace single ones. */
export interface Services {
  config: Config;
  db: Db;
  /** Its connections may take their time: for long work that no page waits for. */
  workingDb: Db;
  files: FileStore;
  clock: Clock;
  jobs: JobQueue;
  limits: CallLimits;
  viewCounter: ViewCounter;
  recordActivity: RecordActivity;
  provePerson: StepUpWithPassword;
  recordStaffRead: RecordStaffRead;
  translator: Translator;
  log: FastifyBaseLogger;
}
