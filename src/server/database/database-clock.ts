import type { Pool } from 'pg';
import type { Clock } from '#kernel/clock.ts';
import type { BasicLogger } from '#server/logging/logger-interface.ts';

/** A smaller difference may be the time of the query itself. */
const MOST_OFF_MS = 2_000;
const MEASURE_AGAIN_MS = 60_000;

export interface DatabaseClock {
  /** The clock is the machine's, or the database's if the two are more than two seconds apart. */
  clock: Clock;
  /** The machine's clock is ahead of the database's by this much. */
  secondsOff(): number;
  close(): void;
}

const measure = async (pool: Pick<Pool, 'query'>): Promise<number> => {
  const askedAt = Date.now();
  const { rows } = await pool.query<{ at: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as at',
  );
  return (askedAt + Date.now()) / 2 - (rows[0]?.at ?? askedAt);
};

/**
 * The database judges expiry and limits, for all instances alike. All other code follows its clock too if this
 * machine's is wrong, and an operator is warned.
 */
export const openDatabaseClock = async (
  pool: Pick<Pool, 'query'>,
  log: BasicLogger,
): Promise<DatabaseClock> => {
  let offMs = 0;
  let isReported = false;
  const remeasure = async () => {
    offMs = await measure(pool);
    const isOff = Math.abs(offMs) > MOST_OFF_MS;
    if (isOff && !isReported) {
      const seconds = (Math.abs(offMs) / 1000).toFixed(1);
      const way = offMs > 0 ? 'ahead of' : 'behind';
      log.warn(
        `This machine's clock is ${seconds} s ${way} the database's. Set it right: until then the database's counts.`,
      );
    }
    isReported = isOff;
  };
  await remeasure();
  // While the database is away, the last measurement stays valid.
  const interval = setInterval(() => void remeasure().catch(() => undefined), MEASURE_AGAIN_MS);
  interval.unref();
  return {
    clock: { now: () => new Date(Math.abs(offMs) > MOST_OFF_MS ? Date.now() - offMs : Date.now()) },
    secondsOff: () => offMs / 1000,
    close: () => clearInterval(interval),
  };
};
