/** Search engines get these addresses of this module's pages. */
export const marketingPaths = [
  '/for-companies',
  '/how-it-works',
  '/how-it-works?tab=companies',
  '/about',
  '/contact',
  '/ranking',
  '/reviews-policy',
  '/privacy',
  '/terms',
  '/imprint',
  '/accessibility',
  '/report-illegal-content',
] as const;
