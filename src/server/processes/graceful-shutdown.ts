import type { FastifyBaseLogger } from 'fastify';

/** Whatever hangs by then, a database that does not answer for one, is not waited for. */
const END_WITHIN_MS = 4_500;
/** A terminal and the process that started us may both send the same signal. */
const SAME_SIGNAL_MS = 1_000;

let unhandledErrors = 0;

/** How many errors nobody had caught, since the start. */
export const countUnhandledErrors = (): number => unhandledErrors;

interface Running {
  stop(): Promise<void>;
}

/**
 * Ends the process in order at a signal, and after an error that nobody caught: what it left undone is not known, so it
 * begins anew, but whoever is being answered gets their answer first.
 */
export const gracefulShutdown = (log: Pick<FastifyBaseLogger, 'error'>) => {
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
    process.exit(code);
  };

  const obey = () => {
    if (signalledAt !== undefined) {
      if (performance.now() - signalledAt > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    signalledAt = performance.now();
    // A signal during the start waits for it, for half a start is harder to take down than a whole one; but a change of the
    // database, which may take long, is given up.
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
    /** Aborted by a signal before there is anything to end. */
    duringStart: starting.signal,

    /** There is something to end from now on. Whether the process goes on. */
    async started(everything: Running): Promise<boolean> {
      running = everything;
      if (signalledAt === undefined) return true;
      await end(0);
      return false;
    },
  };
};
