import type { Strings } from '../../../strings/strings.ts';
import { ApiError } from '../../../web/api-client.ts';

/** Why a call failed, in words for a person. No answer at all has none of its own. */
export const reasonOf = (error: unknown, { moderation }: Pick<Strings, 'moderation'>): string =>
  (error instanceof ApiError && error.wire.message) || moderation.noAnswer;
