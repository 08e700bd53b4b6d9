import { answer, type Route } from '../../../../server/http/answer.ts';
import { compareCompanies } from '../../contract/comparison.ts';
import type { ComparisonReader } from '../store/comparison.ts';

export const comparisonRoutes = (compare: ComparisonReader): Route[] => [
  answer(compareCompanies, async ({ query, refuse }) => {
    const companies = await compare(query.ids, query.from);
    if (companies.length < query.ids.length) throw refuse('companyNotFound');
    return companies;
  }),
];
