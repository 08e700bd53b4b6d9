import { marketingPaths } from '#features/marketing/core/rules/marketing-paths.ts';

/** Lists marketing's pages for search engines. */
export const marketingSitemapSection = {
  name: 'about',
  parts: async () => [1],
  paths: async (part: number) => (part === 1 ? [...marketingPaths] : []),
};
