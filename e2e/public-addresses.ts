import { marketingPaths } from '#features/marketing/core/rules/marketing-paths.ts';

/** Every page that somebody without an account can read, each in the states that matter. */
export const publicAddresses: readonly string[] = [
  '/',
  '/?q=roof',
  '/search',
  '/search?q=roof&view=map',
  '/search?q=roof&place=Wiltz&radius=10',
  '/search?q=roof&place=Vianden&radius=5&rating=4.5&emergency=true',
  '/search?q=xqzvwk',
  '/companies/1',
  '/companies/1?tab=reviews',
  '/companies/1?tab=projects',
  '/auth',
  '/auth?tab=register',
  '/client-auth?tab=register',
  '/company-auth?tab=register',
  ...marketingPaths,
];
