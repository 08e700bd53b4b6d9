import { dirname } from 'node:path';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { stdSerializers } from 'pino';
import {
  errorChainOf,
  isDatabaseUnreachable,
  isDatabaseError,
  sqlStateOf,
  whyDatabaseUnreachable,
} from '#server/database/database-errors.ts';
import { caughtErrorMessage } from '#server/errors/caught-error.ts';

/** Returns the stack's frames without the message that it begins with. */
const framesOf = ({ message, stack = '' }: Error): string | undefined => {
  const start = stack.indexOf(message);
  return start === -1 ? undefined : stack.slice(start + message.length).trim();
};

const ofStatement = (
  error: Error,
  statement: DrizzleQueryError | undefined,
  databaseError: DatabaseError | undefined,
) => ({
  type: 'DatabaseError',
  state: databaseError?.code,
  constraint: databaseError?.constraint,
  table: databaseError?.table,
  column: databaseError?.column,
  query: statement?.query,
  stack: framesOf(error),
});

interface FileError extends Error {
  code: string;
  syscall: string;
  path: string;
}

const isOfFile = (error: Error): error is FileError =>
  'path' in error && typeof error.path === 'string' && 'syscall' in error;

/** A file's name is a secret, so only its folder is logged: that is enough for an operator. */
const ofFile = (error: Error, { code, syscall, path }: FileError) => ({
  type: 'FileError',
  code,
  syscall,
  folder: dirname(path),
  stack: framesOf(error),
});

/**
 * Prepares an error for the log. A database error repeats the data to be stored, which is people's words, addresses and
 * secrets: drizzle in message and stack, PostgreSQL in message and detail. So none of those is written.
 */
export const loggableErrorOf = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const chain = errorChainOf(error);
  const file = chain.find(isOfFile);
  if (file) return ofFile(error, file);
  if (isDatabaseUnreachable(error)) return { type: error.name, why: whyDatabaseUnreachable(error) };
  const statement = chain.find((link) => link instanceof DrizzleQueryError);
  const databaseError = chain.find((link) => link instanceof DatabaseError);
  return statement || databaseError
    ? ofStatement(error, statement, databaseError)
    : stdSerializers.err(error);
};

const LONGEST_WORD = 1_000;

/** Returns the stored text of an error, which explains why a job failed. It never contains the data to be stored. */
export const errorSummaryOf = (error: unknown): string => {
  const summary = isDatabaseError(error)
    ? `The database answered ${sqlStateOf(error) ?? 'nothing'}`
    : caughtErrorMessage(error);
  return summary.replaceAll('\0', '').slice(0, LONGEST_WORD);
};
