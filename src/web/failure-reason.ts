import type { Strings } from '#strings/strings.ts';
import { ApiError } from './api-client.ts';

/** Why a call failed, in words for a person. No answer at all has none of its own. */
export const reasonOf = (error: unknown, { web }: Pick<Strings, 'web'>): string =>
  (error instanceof ApiError && error.wire.message) || web.noAnswer;

export const isRefusedBecause = (error: unknown, code: string): boolean =>
  error instanceof ApiError && error.wire.code === code;
