import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal, type RefusalTerms } from '#kernel/refusal.ts';
import type { Db } from './database/db.ts';
import { hostRefusals } from './http/host-refusals.ts';

export interface Allowance {
  points: number;
  seconds: number;
}

export interface CallLimits {
  /** Takes points of an allowance, one unless told more, or ends the request with 429. Counted across all instances. */
  spend(name: string, who: string | number, allowance: Allowance, points?: number): Promise<void>;
  /** Gives a point back: it was spent in advance for a failure that did not come. */
  refund(name: string, who: string | number, allowance: Allowance): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const MOST_HOURS_SAID = 2 * DAY_HOURS;

/** How long is to be waited, as people say it: up to an hour in minutes, up to two days in hours. */
export const waitInWords = (milliseconds: number): { terms: RefusalTerms; words: Record<string, string> } => {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  if (minutes <= HOUR_MINUTES)
    return { terms: hostRefusals.tooManyRequests, words: { minutes: String(minutes) } };
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  if (hours <= MOST_HOURS_SAID)
    return { terms: hostRefusals.tooManyForHours, words: { hours: String(hours) } };
  return { terms: hostRefusals.tooManyForDays, words: { days: String(Math.ceil(hours / DAY_HOURS)) } };
};

// What is counted may name a person (an address, a name that was typed): only its hash is kept.
const keyOf = (who: string | number) =>
  typeof who === 'number' ? who : createHash('sha256').update(who).digest('base64url');

/** Kept in PostgreSQL: counters in memory would double with a second instance. */
export const createLimits = (pool: Pool): CallLimits => {
  const limiters = new Map<string, RateLimiterPostgres>();

  const limiterFor = (name: string, { points, seconds }: Allowance) => {
    const known = limiters.get(name);
    if (known) return known;
    const limiter = new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: seconds,
    });
    limiters.set(name, limiter);
    return limiter;
  };

  return {
    async spend(name, who, allowance, points = 1) {
      try {
        await limiterFor(name, allowance).consume(keyOf(who), points);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        const { msBeforeNext } = refused;
        const seconds = Math.ceil(msBeforeNext / 1000);
        const { terms, words } = waitInWords(msBeforeNext);
        throw new Refusal('tooManyRequests', terms, words, seconds);
      }
    },

    async refund(name, who, allowance) {
      await limiterFor(name, allowance).reward(keyOf(who));
    },
  };
};

export const forgetOldLimits = (db: Db) =>
  db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
