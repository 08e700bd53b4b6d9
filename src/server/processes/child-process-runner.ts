import { type ChildProcess, fork } from 'node:child_process';
import { makeOutsideCall } from './outside-calls-and-transactions.ts';

/** The process had no result for the input. */
export class ChildProcessNoResultError extends Error {}

/** The process ended before it had a result. */
export class ChildProcessEndedEarlyError extends Error {}

interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface RunningChild<Result> {
  process: ChildProcess;
  waiting: Map<number, Waiting<Result>>;
}

export interface ChildProcessRunner<Input, Result> {
  /** Rejects with one of the two errors above. It starts a process if none runs. */
  run: (input: Input) => Promise<Result>;
  /** Returns the number of inputs that wait for a result. */
  countWaiting: () => number;
  /** Ends the process now, whatever it does. The next input starts another. */
  end: () => void;
}

/**
 * Runs our code in a child process (`runChildProcessEntry`), for work that may crash its process, or that others should
 * not wait for. The first input starts it.
 */
export const createChildProcessRunner = <Input, Result>(
  file: string | URL,
): ChildProcessRunner<Input, Result> => {
  let running: RunningChild<Result> | undefined;
  let lastId = 0;

  const start = (): RunningChild<Result> => {
    const child = fork(file, {
      serialization: 'advanced',
      execArgv: [],
      // It has its own session, so that it can choose its share of the processor.
      detached: true,
      // It needs none of the server's other settings and secrets.
      env: { NODE_ENV: process.env['NODE_ENV'] },
    });
    const started: RunningChild<Result> = { process: child, waiting: new Map() };
    const onEnd = () => {
      if (running === started) running = undefined;
      for (const { reject } of started.waiting.values()) reject(new ChildProcessEndedEarlyError());
      started.waiting.clear();
    };
    child.on('message', ({ id, made: result }: { id: number; made: Result | null }) => {
      const waiter = started.waiting.get(id);
      started.waiting.delete(id);
      if (result === null) waiter?.reject(new ChildProcessNoResultError());
      else waiter?.resolve(result);
    });
    child.on('error', onEnd);
    child.on('exit', onEnd);
    // It must not keep a finished process alive.
    child.unref();
    child.channel?.unref();
    return started;
  };

  return {
    run: (input) =>
      makeOutsideCall(
        'a process',
        () =>
          new Promise((resolve, reject) => {
            running ??= start();
            lastId += 1;
            running.waiting.set(lastId, { resolve, reject });
            running.process.send({ id: lastId, wanted: input });
          }),
      ),
    countWaiting: () => running?.waiting.size ?? 0,
    end: () => {
      running?.process.kill('SIGKILL');
      running = undefined;
    },
  };
};
