import { DesignSheet } from '#design/sheet.tsx';
import type { PageTerms } from '#web/page.ts';

export const page: PageTerms<object> = {
  tables: [],
  questions: () => [],
  head: () => ({ title: 'Components', isHiddenFromSearch: true }),
  Screen: DesignSheet,
};
