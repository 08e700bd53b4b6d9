import { type ChildProcess, fork } from 'node:child_process';
import { outsideCall } from './outside-call.ts';

/** The process made nothing of what it was asked for. */
export class NothingMade extends Error {}

/** The process ended before it answered. */
export class EndedUnanswered extends Error {}

interface Waiting<Made> {
  resolve: (made: Made) => void;
  reject: (error: Error) => void;
}

interface Asked<Made> {
  process: ChildProcess;
  waiting: Map<number, Waiting<Made>>;
}

export interface ProcessApart<Wanted, Made> {
  /** Rejects with one of the two errors above. Where no process runs, one is started. */
  ask: (wanted: Wanted) => Promise<Made>;
  /** How many wait for their answer. */
  countWaiting: () => number;
  /** At once, whatever it is at. The next question starts another. */
  end: () => void;
}

/**
 * A process of ours that makes what it is asked for (`makeWhatIsAsked`), for work that may end the process it is done
 * in, or that others should not wait for. It starts with the first question.
 */
export const processApart = <Wanted, Made>(file: string | URL): ProcessApart<Wanted, Made> => {
  let asked: Asked<Made> | undefined;
  let lastId = 0;

  const start = (): Asked<Made> => {
    const child = fork(file, {
      serialization: 'advanced',
      execArgv: [],
      // A session of its own, so that it can choose its share of the processor.
      detached: true,
      // It needs nothing else of what the server alone knows.
      env: { NODE_ENV: process.env['NODE_ENV'] },
    });
    const started: Asked<Made> = { process: child, waiting: new Map() };
    const ended = () => {
      if (asked === started) asked = undefined;
      for (const { reject } of started.waiting.values()) reject(new EndedUnanswered());
      started.waiting.clear();
    };
    child.on('message', ({ id, made }: { id: number; made: Made | null }) => {
      const one = started.waiting.get(id);
      started.waiting.delete(id);
      if (made === null) one?.reject(new NothingMade());
      else one?.resolve(made);
    });
    child.on('error', ended);
    child.on('exit', ended);
    // It holds up no process that is done.
    child.unref();
    child.channel?.unref();
    return started;
  };

  return {
    ask: (wanted) =>
      outsideCall(
        'a process',
        () =>
          new Promise((resolve, reject) => {
            asked ??= start();
            lastId += 1;
            asked.waiting.set(lastId, { resolve, reject });
            asked.process.send({ id: lastId, wanted });
          }),
      ),
    countWaiting: () => asked?.waiting.size ?? 0,
    end: () => {
      asked?.process.kill('SIGKILL');
      asked = undefined;
    },
  };
};
