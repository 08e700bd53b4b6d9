import type { BasicLogger } from '#server/logging/logger-interface.ts';

const REMIND_EVERY_MS = 60_000;

interface Sentences {
  lost: string;
  back: string;
}

/** Logs a loss once with its reason, again now and then while it lasts, and once when it is over. */
export const createOutageLog = (
  log: BasicLogger,
  { lost: lostText, back: backText }: Sentences,
  now = () => performance.now(),
) => {
  let lostAt: number | undefined;
  let loggedAt = 0;
  return {
    isAway(reason: string) {
      const isReminder = lostAt !== undefined;
      if (isReminder && now() - loggedAt < REMIND_EVERY_MS) return;
      lostAt ??= now();
      loggedAt = now();
      log.warn(`${lostText}${isReminder ? ` since ${secondsFrom(lostAt, now())}` : ''}: ${reason}`);
    },

    isHere() {
      if (lostAt === undefined) return;
      log.info(`${backText} after ${secondsFrom(lostAt, now())}`);
      lostAt = undefined;
    },
  };
};

const secondsFrom = (since: number, now: number) => `${((now - since) / 1000).toFixed(1)} s`;
