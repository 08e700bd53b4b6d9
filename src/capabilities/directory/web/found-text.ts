import type { Strings } from '../../../strings/strings.ts';
import { LARGEST_COUNT } from '../contract.ts';

/** How many were found, as far as anybody counts. */
export const foundText = (total: number, { matches, manyMatches }: Strings['directory']): string =>
  total > LARGEST_COUNT ? manyMatches : matches(total);
