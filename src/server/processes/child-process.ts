import { type ChildProcess, fork } from 'node:child_process';
import { outsideCall } from './outside-call.ts';

/** The process made nothing of what it was asked for. */
export class NoResult extends Error {}

/** The process ended before it answered. */
export class EndedWithoutResult extends Error {}

interface Waiting<Result> {
  resolve: (result: Result) => void;
  reject: (error: Error) => void;
}

interface RunningChild<Result> {
  process: ChildProcess;
  waiting: Map<number, Waiting<Result>>;
}

export interface ChildProcessRunner<Input, Result> {
  /** Rejects with one of the two errors above. Where no process runs, one is started. */
  run: (input: Input) => Promise<Result>;
  /** How many wait for their answer. */
  countWaiting: () => number;
  /** At once, whatever it is at. The next question starts another. */
  end: () => void;
}

/**
 * A process of ours that makes what it is asked for (`childProcessEntry`), for work that may end the process it is done
 * in, or that others should not wait for. It starts with the first question.
 */
export const childProcessRunner = <Input, Result>(file: string | URL): ChildProcessRunner<Input, Result> => {
  let running: RunningChild<Result> | undefined;
  let lastId = 0;

  const start = (): RunningChild<Result> => {
    const child = fork(file, {
      serialization: 'advanced',
      execArgv: [],
      // A session of its own, so that it can choose its share of the processor.
      detached: true,
      // It needs nothing else of what the server alone knows.
      env: { NODE_ENV: process.env['NODE_ENV'] },
    });
    const started: RunningChild<Result> = { process: child, waiting: new Map() };
    const onEnd = () => {
      if (running === started) running = undefined;
      for (const { reject } of started.waiting.values()) reject(new EndedWithoutResult());
      started.waiting.clear();
    };
    child.on('message', ({ id, made: result }: { id: number; made: Result | null }) => {
      const waiter = started.waiting.get(id);
      started.waiting.delete(id);
      if (result === null) waiter?.reject(new NoResult());
      else waiter?.resolve(result);
    });
    child.on('error', onEnd);
    child.on('exit', onEnd);
    // It holds up no process that is done.
    child.unref();
    child.channel?.unref();
    return started;
  };

  return {
    run: (input) =>
      outsideCall(
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
