import type { Strings } from '../../../strings/strings.ts';
import type { ApiError } from '../../../web/api-client.ts';

/** Why a call failed, in words for a person. No answer at all has none of its own. */
export const reasonOf = (error: ApiError, { reviews }: Strings): string =>
  error.wire.message || reviews.noAnswer;
