import { type ChildProcess, spawn } from 'node:child_process';
import { Writable } from 'node:stream';
import type { PostgresOsUser } from './postgres-os-user.ts';

export interface GuardedProcess {
  child: ChildProcess;
  pid: number;
  hasEnded(): boolean;
  /** Resolves, and never rejects, once the process has ended. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
}

export interface GuardedCommand {
  program: string;
  args: string[];
  user: PostgresOsUser;
  /** The program gets this signal when our process is gone. */
  signalWhenAlone: 'QUIT' | 'KILL';
  /** Its output goes to an open file, or to pipes for the caller to read. */
  output: number | 'pipe';
}

/*
 * The shell leaves a watcher behind and then becomes the program itself, so the watcher is there
 * before the program is and both have one process number. The watcher reads a pipe whose other end
 * only this process holds: if this process ends, in whatever way, the read fails and the program is
 * sent the signal. A line on the pipe means the program has ended and its number may already belong
 * to another. The outer parentheses make the watcher nobody's child: PostgreSQL would take its end
 * for a crash of one of its own.
 */
const GUARD = `
signal=$1; shift
( ( read -r ended <&3 || kill -"$signal" $$ ) </dev/null >/dev/null 2>&1 & )
exec "$@" 3<&-
`;

/** Starts a program that doesn't outlive this process, even after a kill -9. */
export function startGuardedProcess({
  program,
  args,
  user,
  signalWhenAlone,
  output,
}: GuardedCommand): GuardedProcess {
  const [command = 'sh', ...rest] = [
    ...user.prefix,
    'sh',
    '-c',
    GUARD,
    'sh',
    signalWhenAlone,
    program,
    ...args,
  ];
  const child = spawn(command, rest, {
    // It has its own session: Ctrl-C in a terminal reaches only this process, which then stops the other in order.
    detached: true,
    stdio: ['ignore', output, output, 'pipe'],
    cwd: '/',
    ...user.identity,
  });
  const lifeline = child.stdio[3];
  if (!(lifeline instanceof Writable)) throw new Error('The process was started without its lifeline.');
  lifeline.on('error', () => {}); // The watcher may have been killed: then there is nothing to signal.
  let hasEnded = false;
  const exit = new Promise<Awaited<GuardedProcess['ended']>>((resolve) => {
    const end = (code: number | null, signal: NodeJS.Signals | null) => {
      hasEnded = true;
      lifeline.end('ended\n');
      resolve({ code, signal });
    };
    child.on('exit', end);
    child.on('error', () => end(null, null));
  });
  return { child, pid: child.pid ?? -1, ended: exit, hasEnded: () => hasEnded };
}
