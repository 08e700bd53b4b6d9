import type { Log } from '#server/log.ts';

const REMIND_EVERY_MS = 60_000;

interface Sentences {
  lost: string;
  back: string;
}

/** Says once that something is lost, with the reason, again now and then while it is, and once that it is back. */
export const absenceLog = (log: Log, { lost, back }: Sentences, now = () => performance.now()) => {
  let lostAt: number | undefined;
  let saidAt = 0;
  return {
    isAway(reason: string) {
      const isReminder = lostAt !== undefined;
      if (isReminder && now() - saidAt < REMIND_EVERY_MS) return;
      lostAt ??= now();
      saidAt = now();
      log.warn(`${lost}${isReminder ? ` since ${secondsFrom(lostAt, now())}` : ''}: ${reason}`);
    },

    isHere() {
      if (lostAt === undefined) return;
      log.info(`${back} after ${secondsFrom(lostAt, now())}`);
      lostAt = undefined;
    },
  };
};

const secondsFrom = (before: number, now: number) => `${((now - before) / 1000).toFixed(1)} s`;
