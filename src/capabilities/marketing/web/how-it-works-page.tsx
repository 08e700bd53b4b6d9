import { definePage } from '../../../web/page.ts';
export const page = definePage('howItWorks', {
  tables: [],
  questions: () => [],
  head: () => ({ title: 'x' }),
  Screen: () => null,
});
