import type { PageDefinition } from '#web/page.ts';
import { DesignSheet } from './design-sheet.tsx';

export const pageDefinition: PageDefinition<object> = {
  tables: [],
  queries: () => [],
  head: () => ({ title: 'Components', isHiddenFromSearch: true }),
  Screen: DesignSheet,
};
