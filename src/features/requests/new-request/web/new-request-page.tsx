import { definePage } from '#web/page.ts';
import type { newRequestRoute } from './page-routes.ts';

/** Nobody sees this page: its address redirects to the first step. */
export const pageDefinition = definePage<typeof newRequestRoute>({
  tables: ['asking', 'describing'],
  queries: () => [],
  head: ({ strings: { asking, describing } }) => ({
    title: asking.pageTitle(describing.titles.what),
  }),
  Screen: () => null,
});
