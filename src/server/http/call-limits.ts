import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { Refusal, type RefusalDefinition } from '#kernel/refusal.ts';
import type { Db } from '#server/database/db.ts';
import { serverRefusals } from './server-refusals.ts';

export interface RateAllowance {
  points: number;
  seconds: number;
}

export interface CallLimits {
  /** Spends points of an allowance, one by default, or ends the request with 429. It counts across all instances. */
  spend(name: string, subject: string | number, allowance: RateAllowance, points?: number): Promise<void>;
  /** Gives a point back that was spent in advance for a failure that didn't come. */
  refund(name: string, subject: string | number, allowance: RateAllowance): Promise<void>;
}

const MINUTE_MS = 60_000;
const HOUR_MINUTES = 60;
const DAY_HOURS = 24;
const MOST_HOURS_NAMED = 2 * DAY_HOURS;

/** Words a waiting time as people say it: up to an hour in minutes, up to two days in hours. */
export const waitingTimeInWords = (
  milliseconds: number,
): { definition: RefusalDefinition; words: Record<string, string> } => {
  const minutes = Math.ceil(milliseconds / MINUTE_MS);
  if (minutes <= HOUR_MINUTES)
    return { definition: serverRefusals.tooManyRequests, words: { minutes: String(minutes) } };
  const hours = Math.ceil(minutes / HOUR_MINUTES);
  if (hours <= MOST_HOURS_NAMED)
    return { definition: serverRefusals.tooManyForHours, words: { hours: String(hours) } };
  return { definition: serverRefusals.tooManyForDays, words: { days: String(Math.ceil(hours / DAY_HOURS)) } };
};

// The subject may name a person (an address, a typed name), so only its hash is stored.
const keyOf = (name: string, subject: string | number) =>
  `${name}:${typeof subject === 'number' ? subject : createHash('sha256').update(subject).digest('base64url')}`;

/** The table has milliseconds of the database's clock, so that instances whose clocks differ count alike. */
const NOW = `(extract(epoch from clock_timestamp()) * 1000)::bigint`;

const SPEND = `
  insert into rate_limits as kept (key, points, expire) values ($1, $2, ${NOW} + $3::bigint * 1000)
  on conflict (key) do update set
    points = case when kept.expire <= ${NOW} then excluded.points else kept.points + excluded.points end,
    expire = case when kept.expire <= ${NOW} then excluded.expire else kept.expire end
  returning points, greatest(expire - ${NOW}, 0)::float8 as left_ms`;

const REFUND = `update rate_limits set points = points - 1 where key = $1 and expire > ${NOW} and points > 0`;

/** Counters are in PostgreSQL, because in memory they would double with a second instance. */
export const createCallLimits = (pool: Pool): CallLimits => ({
  async spend(name, subject, { points: maxPoints, seconds }, points = 1) {
    const values = [keyOf(name, subject), points, seconds];
    const { rows } = await pool.query<{ points: number; left_ms: number }>({
      name: 'spend_allowance',
      text: SPEND,
      values: values,
    });
    const [now] = rows;
    if (!now || now.points <= maxPoints) return;
    const { definition, words } = waitingTimeInWords(now.left_ms);
    throw new Refusal('tooManyRequests', definition, words, Math.ceil(now.left_ms / 1000));
  },

  async refund(name, subject) {
    await pool.query({ name: 'refund_allowance', text: REFUND, values: [keyOf(name, subject)] });
  },
});

export const deleteExpiredCallLimits = (db: Db) =>
  db.execute(sql`delete from rate_limits where expire < extract(epoch from now()) * 1000`);
