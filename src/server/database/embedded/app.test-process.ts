import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, expect, onTestFinished } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { makeRunFolder } from '#testing/run-folder.ts';
import { isPostmasterOf, readPostmasterFile } from './postmaster-file.ts';
import { findRunningEmbeddedPostgres, startEmbeddedPostgres } from './start-embedded-postgres.ts';

/** Each file that starts real processes passes this to `vi.setConfig`. */
export const patienceMs = { testTimeout: 60_000 };

export const isRoot = process.getuid?.() === 0;
export const ORDINARY_USER = ['setpriv', '--reuid=1', '--regid=1', '--clear-groups'];

const FIXTURE = join(import.meta.dirname, 'app.fixture.ts');

export interface RunningApp {
  process: ChildProcess;
  lines: string[];
  /** Resolves when the process has printed a line that begins like this. */
  says(start: string): Promise<string>;
  /** Sends a signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await makeRunFolder();
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * Makes folders as a first start leaves them: creating a database takes twice as long as the rest of a start, so it is
 * done once for the file and copied. Call it at the top of the file.
 */
export async function foldersWithDatabase(): Promise<() => Promise<string>> {
  const model = await makeRunFolder();
  afterAll(() => rm(model, { recursive: true, force: true }));
  const first = await startEmbeddedPostgres({ dataDir: model, log: quietLog });
  await first.stop();
  return async () => {
    const folder = await temporaryFolder();
    await cp(model, folder, { recursive: true });
    return folder;
  };
}

/** Starts the fixture application as its own process; `prefix` holds words to run it through. */
export function startApp(dataDir: string, mode = 'wait', prefix: string[] = []): RunningApp {
  const words = [...prefix, process.execPath, FIXTURE, dataDir, mode];
  const child = spawn(words[0] ?? '', words.slice(1), { stdio: ['ignore', 'pipe', 'inherit'], cwd: '/' });
  const exited = once(child, 'exit');
  const lines: string[] = [];
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    lines.push(...parts);
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  onTestFinished(() => end('SIGKILL'));
  const waitForLine = (start: string) =>
    eventually(() => {
      const line = lines.find((candidate) => candidate.startsWith(start));
      if (line === undefined) throw new Error(`The application never said "${start}": ${lines.join(' | ')}`);
      return line;
    }, 20_000);
  return { process: child, lines, says: waitForLine, end };
}

export async function postmasterPid(dataDir: string): Promise<number> {
  const file = await readPostmasterFile(join(dataDir, 'postgres'));
  if (!file?.isReady) throw new Error('PostgreSQL is not ready');
  return file.pid;
}

export async function expectGone(dataDir: string, pid: number, withinMs: number): Promise<void> {
  await eventually(async () => {
    if (await isPostmasterOf(join(dataDir, 'postgres'), pid)) throw new Error(`PostgreSQL ${pid} still runs`);
  }, withinMs);
}

/** Finds the shell that ends PostgreSQL when its application has ended. */
export async function watcherPid(dataDir: string): Promise<number> {
  for (const pid of await readdir('/proc')) {
    const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (command.startsWith('sh\0-c') && command.includes(join(dataDir, 'postgres'))) return Number(pid);
  }
  throw new Error('no watcher found');
}

/** Returns the number of rows; they are numbered without a gap, or it fails. */
export async function lastTick(dataDir: string): Promise<number> {
  const client = new Client(await findRunningEmbeddedPostgres(dataDir));
  await client.connect();
  const { rows } = await client.query(
    'SELECT count(*)::int AS count, coalesce(max(id), 0) AS last FROM ticks',
  );
  await client.end();
  expect(rows[0].count).toBe(rows[0].last);
  return rows[0].last;
}

export const countAcknowledgedTicks = (app: RunningApp) =>
  app.lines.filter((line) => line.startsWith('tick ')).length;

/** Waits for an application that stops by itself. */
export const waitForCleanExit = (app: RunningApp) => eventually(() => expect(app.process.exitCode).toBe(0));
