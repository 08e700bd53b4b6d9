import { definePage } from '#web/page.ts';
import type { newRequestAddress } from './page-addresses.ts';

/** Nobody sees it: its address leads on to the first step. */
export const page = definePage<typeof newRequestAddress>({
  tables: ['asking', 'describing'],
  questions: () => [],
  head: ({ strings: { asking, describing } }) => ({
    title: asking.pageTitle(describing.titles.what),
  }),
  Screen: () => null,
});
