import type { PageTerms } from '#web/page.ts';
import { NotFound } from './not-found.tsx';

export const page: PageTerms<object> = {
  tables: ['notFound'],
  questions: () => [],
  head: ({ strings: { notFound } }) => ({ title: notFound.title }),
  Screen: NotFound,
  status: 404,
};
