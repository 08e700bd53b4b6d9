import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '#kernel/clock.ts';
import type { Config } from './config.ts';
import type { Db } from './database/db.ts';
import type { FileStore } from './files/file-store.ts';
import type { JobQueue } from './job-queue.ts';
import type { CallLimits } from './limits.ts';
import type { NoteStaffRead } from './note-staff-read.ts';
import type { NoteWork } from './note-work.ts';
import type { Onlookers } from './onlookers.ts';
import type { ProvePerson } from './prove-person.ts';
import type { Translator } from './translator.ts';

/** What a handler or a job works with. Made once at start, replaced piece by piece in tests. */
export interface Tools {
  config: Config;
  db: Db;
  /** Over connections that may take their time: for long work that no page waits for. */
  workingDb: Db;
  files: FileStore;
  clock: Clock;
  jobs: JobQueue;
  limits: CallLimits;
  onlookers: Onlookers;
  noteWork: NoteWork;
  provePerson: ProvePerson;
  noteStaffRead: NoteStaffRead;
  translator: Translator;
  log: FastifyBaseLogger;
}
