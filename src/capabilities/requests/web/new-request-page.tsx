import { definePage } from '#web/page.ts';
import type { newRequestAddress } from './page-addresses.ts';

/** Nobody sees it: its address leads on to the first step. */
export const page = definePage<typeof newRequestAddress>({
  tables: ['asking'],
  questions: () => [],
  head: ({ strings: { asking } }) => ({ title: asking.pageTitle(asking.titles.what) }),
  Screen: () => null,
});
