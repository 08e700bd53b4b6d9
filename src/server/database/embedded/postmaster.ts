import { totalmem } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '#server/errors/startup-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import { type GuardedProcess, startGuardedProcess } from './guarded-process.ts';
import { readLastFatalMessage, type PostgresLog } from './postgres-log.ts';
import type { PostgresOsUser } from './postgres-os-user.ts';
import { disarmStalePostmasterFile, isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { POSTGRES_SOCKET_PORT } from './socket-folder.ts';

export interface PostmasterOptions {
  program: string;
  dataFolder: string;
  socketFolder: string;
  user: PostgresOsUser;
  postgresLog: PostgresLog;
  settings: Record<string, string>;
}

const MEGABYTE = 2 ** 20;
/** PostgreSQL gets an eighth of the memory, from its own default up to what a directory of a million companies fills. */
const sharedBuffers = Math.min(Math.max(totalmem() / 8 / MEGABYTE, 128), 1024);

const SETTINGS = {
  shared_buffers: `${Math.round(sharedBuffers)}MB`,
  listen_addresses: '',
  port: String(POSTGRES_SOCKET_PORT),
  unix_socket_permissions: '0700',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Details of an error show the values of a row; people's data doesn't belong in a log.
  log_error_verbosity: 'terse',
};

const POLL_MS = 10;
const ORPHAN_DEADLINE_MS = 15_000;

/** Starts PostgreSQL and waits until it accepts connections, however long its recovery takes. */
export async function startPostmaster(options: PostmasterOptions): Promise<GuardedProcess> {
  const settings = { ...SETTINGS, unix_socket_directories: options.socketFolder, ...options.settings };
  const postmaster = startGuardedProcess({
    program: options.program,
    args: [
      '-D',
      options.dataFolder,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    user: options.user,
    // This stops within milliseconds, and the next start recovers all acknowledged writes.
    signalWhenAlone: 'QUIT',
    output: options.postgresLog.file.fd,
  });
  while (!(await isReady(options.dataFolder, postmaster.pid))) {
    if (postmaster.hasEnded()) throw await whyItEnded(options.postgresLog);
    await delay(POLL_MS);
  }
  return postmaster;
}

/** Stops a PostgreSQL that outlived its application, which only happens if its watcher was killed too. */
export async function stopOrphanedPostgres(dataFolder: string, log: BasicLogger): Promise<void> {
  const leftover = await readPostmasterFile(dataFolder);
  if (!leftover) return;
  const { pid } = leftover;
  if (!(await isPostmasterOf(dataFolder, pid))) return disarmStalePostmasterFile(dataFolder, pid);
  log.warn(`Stopping a PostgreSQL that an earlier run left behind on ${dataFolder} (process ${pid}).`);
  process.kill(pid, 'SIGQUIT');
  const deadline = Date.now() + ORPHAN_DEADLINE_MS;
  while (await isPostmasterOf(dataFolder, pid)) {
    if (Date.now() > deadline) {
      throw new StartupError(
        `A PostgreSQL that an earlier run left behind does not stop. End process ${pid}, then start again.`,
      );
    }
    await delay(POLL_MS);
  }
}

async function isReady(dataFolder: string, pid: number): Promise<boolean> {
  const file = await readPostmasterFile(dataFolder);
  return file?.pid === pid && file.isReady;
}

async function whyItEnded(log: PostgresLog): Promise<Error> {
  const reason = (await readLastFatalMessage(log)) ?? 'it gave no reason';
  return /pre-existing shared memory block/.test(reason)
    ? new BackendsStillRunningError(reason)
    : new StartupError(`PostgreSQL did not start: ${reason}. Its log is ${log.path}.`);
}

/** A killed PostgreSQL leaves backends that end with their query; no other may start before. */
export class BackendsStillRunningError extends Error {}
