import { DrizzleQueryError } from 'drizzle-orm/errors';
import { DatabaseError } from 'pg';
import { caughtErrorCode } from '#server/errors/caught-error.ts';

/** Returns an error and its causes, the outermost first. */
export const errorChainOf = (error: unknown): Error[] =>
  error instanceof Error ? [error, ...errorChainOf(error.cause)] : [];

/** Says whether a statement failed: the error's text may repeat the data to be stored. */
export const isDatabaseError = (error: unknown): boolean =>
  errorChainOf(error).some((link) => link instanceof DatabaseError || link instanceof DrizzleQueryError);

/** Returns PostgreSQL's five-character error code, even if drizzle has wrapped the error. */
export function sqlStateOf(error: unknown): string | undefined {
  return errorChainOf(error).find((link) => link instanceof DatabaseError)?.code;
}

/** The server is a standby now, or was when we connected: another one accepts writes. */
export const READ_ONLY_SQL_TRANSACTION = '25006';

/** The wait for a lock timed out. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** Two transactions waited for each other, and this one had to give way. */
export const DEADLOCK_DETECTED = '40P01';

// 08 connection trouble, 53 out of resources, 57P0x the server is going down or coming up.
const AWAY_STATE = new RegExp(`^(08|53|57P0[1-3]|${READ_ONLY_SQL_TRANSACTION})`);
// A statement or lock that timed out is busy, and so is one of two concurrent changes that had to give way.
const BUSY_STATES: ReadonlySet<string | undefined> = new Set([
  LOCK_NOT_AVAILABLE,
  DEADLOCK_DETECTED,
  '57014',
  '40001',
]);
const CONNECTION_FAULT =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
// pg gives these errors no code.
const AWAY_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Says whether the database couldn't be reached at all. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (const cause of errorChainOf(error)) {
    const code = caughtErrorCode(cause) ?? '';
    if (cause instanceof DatabaseError) return AWAY_STATE.test(code);
    // With several servers, the search itself finds that none accepts writes (failover-client.ts).
    if (CONNECTION_FAULT.test(code) || AWAY_STATE.test(code)) return true;
    if (AWAY_MESSAGE.test(cause.message)) return true;
  }
  return false;
}

/** Returns one word for the reason. */
export const whyDatabaseUnreachable = (error: unknown): string | undefined => {
  const root = errorChainOf(error).at(-1);
  return caughtErrorCode(root) ?? root?.message;
};

/** Says whether the same request may succeed in a moment. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  isDatabaseUnreachable(error) || BUSY_STATES.has(sqlStateOf(error));
