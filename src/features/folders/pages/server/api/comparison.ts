import { compareCompanies } from '#features/folders/pages/contract/compare-companies.ts';
import { createComparisonReader } from '#features/folders/pages/server/store/comparison.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';

/** The routes take the database because the reader prepares its statements once. */
export const createComparisonRoutes = (db: Db): EndpointRoute[] => {
  const compare = createComparisonReader(db);
  return [
    handle(compareCompanies, async ({ query, refuse }) => {
      const companies = await compare(query.ids, query.from);
      if (companies.length < query.ids.length) throw refuse('companyNotFound');
      return companies;
    }),
  ];
};
