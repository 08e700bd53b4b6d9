import type { $ZodIssue } from 'zod/v4/core';
import { Refusal, type WireError } from '#kernel/refusal.ts';
import { findSentence } from '#kernel/sentence-keys.ts';
import {
  isDatabaseUnreachable,
  isDatabaseUnavailable,
  sqlStateOf,
  whyDatabaseUnreachable,
} from '#server/database/database-errors.ts';
import { DiskError, UnavailableError } from '#server/errors/unavailable-error.ts';
import type { ServerStrings } from '#strings/strings.ts';
import { expectedInput } from './expected-input.ts';
import { InvalidInputError } from './handle.ts';
import { serverRefusals } from './server-refusals.ts';

export interface ErrorResponse {
  status: number;
  body: WireError;
  /** Faults are ours and are logged with their cause; a refusal is nobody's mistake. */
  isFault: boolean;
  /** Other failures have this reason: a service of ours can't be reached, or a sentence is missing. */
  why?: string | undefined;
  /** The same request may succeed after this time. */
  retryAfterSeconds?: number | undefined;
}

type KnownError = { status: number; code: keyof ServerStrings['server'] };

const fastifyErrors: Record<string, KnownError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, code: 'malformedJson' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, code: 'malformedJson' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, code: 'badRequest' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, code: 'notJson' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, code: 'bodyTooLarge' },
  FST_ERR_BAD_URL: { status: 400, code: 'badRequest' },
  FST_ERR_ASYNC_CONSTRAINT: { status: 400, code: 'badRequest' },
};

const sqlErrors: Record<string, KnownError> = {
  '23505': { status: 409, code: 'conflict' },
  '22021': { status: 400, code: 'badRequest' },
  '22003': { status: 400, code: 'badRequest' },
  '22P02': { status: 400, code: 'badRequest' },
};

const nameOf = ({ path }: $ZodIssue) => path.join('.') || 'body';

const fieldsOf = (issues: readonly $ZodIssue[], strings: ServerStrings): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of issues) {
    // A form shows the first message of a field.
    fields[nameOf(issue)] ??= findSentence(strings, issue.message) ?? strings.server.invalidField;
  }
  return fields;
};

const expectedOf = (issues: readonly $ZodIssue[]): Record<string, string> => {
  const expected: Record<string, string> = {};
  for (const issue of issues) {
    const words = expectedInput(issue);
    if (words !== undefined) expected[nameOf(issue)] ??= words;
  }
  return expected;
};

const KEY = /^\w+\.\w+$/;

/** Names keys that no table has: people read a general sentence, and the log entry of the response names the key. */
const withoutWords = (keys: readonly string[], strings: ServerStrings): string | undefined => {
  const missingKeys = keys.filter((key) => KEY.test(key) && findSentence(strings, key) === undefined);
  return missingKeys.length > 0 ? `No sentence for ${missingKeys.join(', ')}` : undefined;
};

const knownErrorResponse = ({ status, code }: KnownError, strings: ServerStrings): ErrorResponse => ({
  status,
  body: { message: strings.server[code], code },
  isFault: status >= 500,
});

/** Turns any error into the one response shape, in the reader's language. */
export const createErrorResponse = (error: unknown, strings: ServerStrings): ErrorResponse => {
  if (error instanceof Refusal) {
    const text = findSentence(strings, error.terms.say) ?? strings.server.badRequest;
    const message = text.replace(/\{(\w+)\}/g, (_, name: string) => error.words[name] ?? '');
    const { code, terms: definition, retryAfterSeconds } = error;
    const reason = withoutWords([definition.say], strings);
    return {
      status: definition.status,
      body: { message, code },
      isFault: false,
      why: reason,
      retryAfterSeconds,
    };
  }
  if (error instanceof InvalidInputError) {
    const fields = fieldsOf(error.issues, strings);
    const [only, ...otherFields] = Object.values(fields);
    const message = only !== undefined && otherFields.length === 0 ? only : strings.server.invalidInput;
    const reason = withoutWords(
      error.issues.map((issue) => issue.message),
      strings,
    );
    const expected = expectedOf(error.issues);
    return {
      status: 400,
      body: {
        message,
        code: 'invalidInput',
        fields,
        ...(Object.keys(expected).length > 0 && { expected }),
      },
      isFault: false,
      why: reason,
    };
  }
  const state = sqlStateOf(error);
  const fromSql = state ? sqlErrors[state] : undefined;
  if (fromSql) return knownErrorResponse(fromSql, strings);
  if (isDatabaseUnavailable(error)) {
    // While the database is away every request fails alike: the log entry of its response is enough.
    const unavailable = knownErrorResponse({ status: 503, code: 'unavailable' }, strings);
    return isDatabaseUnreachable(error)
      ? { ...unavailable, isFault: false, why: whyDatabaseUnreachable(error) }
      : unavailable;
  }
  if (error instanceof UnavailableError)
    return {
      ...knownErrorResponse({ status: 503, code: 'unavailable' }, strings),
      isFault: error instanceof DiskError,
    };
  const { code, statusCode } = error as { code?: string; statusCode?: number };
  const fromFastify = code ? fastifyErrors[code] : undefined;
  if (fromFastify) return knownErrorResponse(fromFastify, strings);
  if (statusCode && statusCode >= 400 && statusCode < 500) {
    return knownErrorResponse({ status: statusCode, code: 'badRequest' }, strings);
  }
  return knownErrorResponse({ status: 500, code: 'fault' }, strings);
};

export const createNotFoundResponse = (strings: ServerStrings): ErrorResponse => ({
  status: serverRefusals.notFound.status,
  body: { message: strings.server.notFound, code: 'notFound' },
  isFault: false,
});

export const createMethodNotAllowedResponse = (strings: ServerStrings): ErrorResponse => ({
  status: serverRefusals.methodNotAllowed.status,
  body: { message: strings.server.methodNotAllowed, code: 'methodNotAllowed' },
  isFault: false,
});
