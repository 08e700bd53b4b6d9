import { listMarkedCompanies } from '#folders/contract/marked-companies.ts';
import { queryFor } from '#web/query.ts';

export const markedCompaniesQuery = queryFor(listMarkedCompanies, {});
