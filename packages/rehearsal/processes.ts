import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const POLL_EVERY_MS = 50;
const END_WITHIN_MS = 20_000;

export interface RunningProcess {
  pid: number;
  isRunning(): boolean;
  /** Sends a signal and waits for the end; what does not end is killed. Resolves with what it ended with. */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
}

export interface ProcessOptions {
  /** The folder its log goes into. */
  folder: string;
  env?: Record<string, string>;
  cwd?: string;
}

const started = new Set<RunningProcess>();

/** Starts a program, which is ended by its process id alone. Its output goes to a log of its name. */
export const startProgram = (
  name: string,
  program: string,
  args: readonly string[],
  { folder, env = {}, cwd = folder }: ProcessOptions,
): RunningProcess => {
  const log = openSync(join(folder, `${name}.log`), 'a', 0o600);
  const child = spawn(program, args, {
    cwd,
    // Only this process may get Ctrl-C, because programs must end before those they depend on.
    detached: true,
    stdio: ['ignore', log, log],
    env: { PATH: process.env['PATH'], HOME: folder, LC_ALL: 'C.UTF-8', ...env },
  });
  const exited = once(child, 'exit');
  const running: RunningProcess = {
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async end(signal) {
      if (running.isRunning()) {
        child.kill(signal);
        const tooLong = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS);
        await exited;
        clearTimeout(tooLong);
      }
      started.delete(running);
      return child.exitCode ?? child.signalCode;
    },
  };
  started.add(running);
  return running;
};

/** The program started last ends first. */
export const endAll = async () => {
  for (const running of [...started].toReversed()) await running.end('SIGTERM');
};

/** Polls until the condition holds, and returns the seconds that took. */
export const untilSo = async (
  description: string,
  isSo: () => Promise<boolean> | boolean,
  withinSeconds = 60,
): Promise<number> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > withinSeconds * 1000) {
      throw new Error(`Not within ${withinSeconds} s: ${description}`);
    }
    await delay(POLL_EVERY_MS);
  }
  return (performance.now() - began) / 1000;
};
