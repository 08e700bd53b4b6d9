import { DatabaseError } from 'pg';
import { codeOf } from '#server/caught.ts';

/** PostgreSQL's five-character code for what went wrong, also where drizzle has wrapped the error. */
export function sqlState(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return cause.code;
  }
  return undefined;
}

// 08 connection trouble, 53 out of resources, 57P0x the server is going down or coming up.
const UNAVAILABLE_STATE = /^(08|53|57P0[1-3])/;
const CONNECTION_FAULT =
  /^(ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT)$/;
// pg gives these no code.
const UNAVAILABLE_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/;

/** Whether the database could not be asked at all: the same request may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof DatabaseError) return UNAVAILABLE_STATE.test(cause.code ?? '');
    if (CONNECTION_FAULT.test(codeOf(cause) ?? '')) return true;
    if (UNAVAILABLE_MESSAGE.test(cause.message)) return true;
  }
  return false;
}
