import { listCommunes } from '#features/directory/core/contract/directory.ts';
import { compareCompanies } from '#features/folders/pages/contract/compare-companies.ts';
import { queryFor } from '#web/query.ts';

export const comparisonQuery = ({
  ids = '',
  from,
}: {
  ids?: string | undefined;
  from?: string | undefined;
}) => queryFor(compareCompanies, { query: { ids, from } });

export const startCommunesQuery = queryFor(listCommunes, {});
