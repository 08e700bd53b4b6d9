import { setTimeout as delay } from 'node:timers/promises';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';
import type { GuardedProcess } from './guarded-process.ts';
import { BackendsStillRunningError } from './postmaster.ts';

const SHORTEST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 5_000;
/** After this time PostgreSQL counts as stable, and the pauses between restarts become short again. */
const WELL_AFTER_MS = 60_000;
const STOP_DEADLINE_MS = 20_000;
const BACKENDS_DEADLINE_MS = 30_000;

type Start = () => Promise<GuardedProcess>;

/** Restarts PostgreSQL whenever it ends by itself. */
export async function superviseDatabase(start: Start, log: BasicLogger): Promise<{ stop(): Promise<void> }> {
  let postmaster: GuardedProcess | undefined = await startOnceBackendsAreGone(start);
  const stopping = new AbortController();
  const watching = watch();

  async function watch(): Promise<void> {
    let pause = SHORTEST_PAUSE_MS;
    while (!stopping.signal.aborted) {
      const since = Date.now();
      if (postmaster) await reportEnd(postmaster);
      if (Date.now() - since > WELL_AFTER_MS) pause = SHORTEST_PAUSE_MS;
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => {});
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (!stopping.signal.aborted) postmaster = await restart();
    }
  }

  async function reportEnd(guarded: GuardedProcess): Promise<void> {
    const { code, signal } = await guarded.ended;
    if (!stopping.signal.aborted)
      log.error(`PostgreSQL ended by itself (${signal ?? code}); starting it again.`);
  }

  async function restart(): Promise<GuardedProcess | undefined> {
    try {
      const restarted = await start();
      log.info('PostgreSQL is running again.');
      return restarted;
    } catch (error) {
      log.error(caughtErrorMessage(error));
      return undefined;
    }
  }

  return {
    async stop() {
      stopping.abort();
      if (postmaster) await stopPostmaster(postmaster);
      await watching;
      // A restart may have been in progress.
      if (postmaster) await stopPostmaster(postmaster);
    },
  };
}

async function startOnceBackendsAreGone(start: Start): Promise<GuardedProcess> {
  const deadline = Date.now() + BACKENDS_DEADLINE_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof BackendsStillRunningError) || Date.now() > deadline) throw error;
      await delay(SHORTEST_PAUSE_MS);
    }
  }
}

async function stopPostmaster({ child, ended }: GuardedProcess): Promise<void> {
  // A fast shutdown ends the sessions, writes everything out and leaves nothing to recover.
  child.kill('SIGINT');
  const patience = new AbortController();
  const outOfPatience = delay(STOP_DEADLINE_MS, undefined, { signal: patience.signal }).then(
    () => child.kill('SIGQUIT'),
    () => {},
  );
  await ended;
  patience.abort();
  await outOfPatience;
}
