import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { caughtCode } from '#server/errors/caught-error.ts';

/** An error and what caused it, the outermost first. */
export const chainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...chainOf(error.cause)] : [];

/** Whether a statement failed: what its error says may repeat what was to be stored. */
export const isOfDatabase = (error: unknown): boolean =>
  chainOf(error).some((link) => link instanceof DatabaseError || link instanceof DrizzleQueryError);

/** PostgreSQL's five-character code for what went wrong, also where drizzle has wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  return chainOf(error).find((link) => link instanceof DatabaseError)?.code;
}

/** The server is a standby now, or was when we connected: another one takes writes. */
export const READ_ONLY = '25006';

/** A lock was waited for as long as we wait. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** Two waited for each other, and this one had to give way. */
export const DEADLOCK_DETECTED = '40P01';

// 08 connection trouble, 53 out of resources, 57P0x the server is going down or coming up.
const AWAY_STATE = new RegExp(`^(08|53|57P0[1-3]|${READ_ONLY})`);
// A statement or a lock that took too long, and those of two changes at once that had to give way.
const BUSY_STATES: ReadonlySet<string | undefined> = new Set([
  LOCK_NOT_AVAILABLE,
  DEADLOCK_DETECTED,
  '57014',
  '40001',
]);
const CONNECTION_FAULT =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
// pg gives these no code.
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether the database could not be asked at all. */
export function isDatabaseAway(error: unknown): boolean {
  for (const cause of chainOf(error)) {
    const code = caughtCode(cause) ?? '';
    if (cause instanceof DatabaseError) return AWAY_STATE.test(code);
    // Where several servers are known, that none of them takes writes is found before any is asked (choosing-client.ts).
    if (CONNECTION_FAULT.test(code) || AWAY_STATE.test(code)) return true;
    if (AWAY_MESSAGE.test(cause.message)) return true;
  }
  return false;
}

/** In a word: which of the ways it is away. */
export const whyAway = (error: unknown): string | undefined => {
  const root = chainOf(error).at(-1);
  return caughtCode(root) ?? root?.message;
};

/** Whether the same request may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isDatabaseAway(error) || BUSY_STATES.has(sqlState(error));
