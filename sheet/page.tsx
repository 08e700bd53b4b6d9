import type { PageTerms } from '#web/page.ts';
import { DesignSheet } from './design-sheet.tsx';

export const page: PageTerms<object> = {
  tables: [],
  questions: () => [],
  head: () => ({ title: 'Components', isHiddenFromSearch: true }),
  Screen: DesignSheet,
};
