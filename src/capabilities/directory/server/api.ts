import type { Db } from '../../../server/database/db.ts';
import { answer, type Route } from '../../../server/http/answer.ts';
import { getDirectoryFigures, LARGEST_PAGE, listCategories, listCompanies } from '../contract.ts';
import { directoryReader } from './store.ts';

const wordsOf = (query: string | undefined) => query?.split(/\s+/).filter(Boolean).slice(0, 12) ?? [];

/** Made with the database at hand, because its statements are prepared once. */
export const routes = (db: Db): Route[] => {
  const reader = directoryReader(db);
  return [
    answer(listCategories, () => reader.categories()),

    answer(getDirectoryFigures, async () => ({ companyCount: await reader.companyCount() })),

    answer(listCompanies, async ({ query, refuse }) => {
      const page = await reader.companies({
        words: wordsOf(query.query),
        location: query.location || undefined,
        categoryId: query.categoryId,
        sort: query.sort ?? 'relevance',
        limit: query.limit ?? LARGEST_PAGE,
        cursor: query.cursor,
      });
      if (!page) throw refuse('unknownCursor');
      return page;
    }),
  ];
};
