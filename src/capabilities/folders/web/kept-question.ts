import { listMarkedCompanies } from '#folders/contract/kept-companies.ts';
import { queryFor } from '#web/query.ts';

export const markedCompaniesQuery = queryFor(listMarkedCompanies, {});
