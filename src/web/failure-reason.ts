import type { Strings } from '#strings/strings.ts';
import { ApiError } from './api-client.ts';

/** Words the failure of a call for a person. A call without a response has no words of its own. */
export const failureReasonOf = (error: unknown, { web }: Pick<Strings, 'web'>): string =>
  (error instanceof ApiError && error.wire.message) || web.noAnswer;

export const isRefusedWithCode = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.wire.code === code;
