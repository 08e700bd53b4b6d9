import { definePage } from '../../../web/page.ts';
export const page = definePage('forCompanies', {
  tables: [],
  questions: () => [],
  head: () => ({ title: 'x' }),
  Screen: () => null,
});
