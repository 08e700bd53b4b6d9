import type { FastifyBaseLogger } from 'fastify';
import { endProcess } from './end-process.ts';

/** Work that still hangs by then, such as a query to a silent database, isn't waited for. */
const END_WITHIN_MS = 4_500;
/** A terminal and our parent process may both send the same signal. */
const SAME_SIGNAL_MS = 1_000;

let unhandledErrors = 0;

/** Returns the number of uncaught errors since the start. */
export const countUnhandledErrors = (): number => unhandledErrors;

interface Running {
  stop(): Promise<void>;
}

/**
 * Ends the process in order at a signal, and after an uncaught error: its unfinished work is unknown, so it must
 * restart, but current requests get their responses first.
 */
export const installShutdownHandlers = (log: Pick<FastifyBaseLogger, 'error'>) => {
  let running: Running | undefined;
  let isEnding = false;
  let signalledAt: number | undefined;
  const starting = new AbortController();

  const end = async (code: number) => {
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => {
      log.error('Not everything could be ended in time.');
      process.exit(1);
    }, END_WITHIN_MS).unref();
    await running?.stop().catch((error: unknown) => log.error({ err: error }, 'the end failed'));
    endProcess(code);
  };

  const obey = () => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    // A signal during the start waits for its end, because half a start is harder to take down than a whole one; but a
    // migration, which may take long, is aborted.
    if (running) void end(0);
    else starting.abort();
  };
  process.on('SIGINT', obey);
  process.on('SIGTERM', obey);

  const giveUp = (error: unknown) => {
    unhandledErrors += 1;
    log.error({ err: error }, 'Nobody caught an error. The process ends, and is to be started again');
    void end(1);
  };
  process.on('unhandledRejection', giveUp);
  process.on('uncaughtException', giveUp);

  return {
    /** A signal during the start aborts it. */
    duringStart: starting.signal,

    /** Call it once the start is done. Returns whether the process goes on. */
    async started(everything: Running): Promise<boolean> {
      running = everything;
      if (signalledAt === undefined) return true;
      await end(0);
      return false;
    },
  };
};
