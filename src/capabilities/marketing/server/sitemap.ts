import { publicPages } from '#marketing/rules/public-pages.ts';

/** What marketing has for search engines. */
export const pagesSection = {
  name: 'about',
  count: async () => publicPages.length,
  paths: async ({ from, most }: { from: number; most: number }) => publicPages.slice(from, from + most),
};
