import { LARGEST_COUNT } from '#features/directory/core/contract/directory.ts';
import type { Strings } from '#strings/strings.ts';

/** How many were found, as far as anybody counts. */
export const resultCountText = (total: number, { matches, manyMatches }: Strings['directory']): string =>
  total > LARGEST_COUNT ? manyMatches : matches(total);
