import { listMarkedCompanies } from '#features/folders/core/contract/marked-companies.ts';
import { queryFor } from '#web/query.ts';

export const markedCompaniesQuery = queryFor(listMarkedCompanies, {});
