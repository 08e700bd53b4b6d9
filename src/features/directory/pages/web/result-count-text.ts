import { MAX_COUNTED_MATCHES } from '#features/directory/core/contract/directory.ts';
import type { Strings } from '#strings/strings.ts';

/** Says how many were found, up to the directory's limit. */
export const resultCountText = (total: number, { matches, manyMatches }: Strings['directory']): string =>
  total > MAX_COUNTED_MATCHES ? manyMatches : matches(total);
