import { href } from '#kernel/href.ts';

/** Search engines get these addresses of this module's pages. */
export const marketingPaths = [
  href('/for-companies'),
  href('/how-it-works'),
  href('/how-it-works', { tab: 'companies' }),
  href('/about'),
  href('/contact'),
  href('/ranking'),
  href('/reviews-policy'),
  href('/privacy'),
  href('/terms'),
  href('/imprint'),
  href('/accessibility'),
  href('/report-illegal-content'),
] as const;
