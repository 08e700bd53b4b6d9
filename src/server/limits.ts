import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { Refusal } from '#kernel/refusal.ts';
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
        const words = { minutes: String(Math.ceil(msBeforeNext / MINUTE_MS)) };
        const seconds = Math.ceil(msBeforeNext / 1000);
        throw new Refusal('tooManyRequests', hostRefusals.tooManyRequests, words, seconds);
      }
    },

    async refund(name, who, allowance) {
      await limiterFor(name, allowance).reward(keyOf(who));
    },
  };
};

export const forgetOldLimits = (db: Db) =>
  db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
