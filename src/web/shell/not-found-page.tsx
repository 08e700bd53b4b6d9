import type { PageDefinition } from '#web/page.ts';
import { NotFound } from './not-found.tsx';

export const pageDefinition: PageDefinition<object> = {
  tables: ['notFound'],
  queries: () => [],
  head: ({ strings: { notFound } }) => ({ title: notFound.title }),
  Screen: NotFound,
  status: 404,
};
