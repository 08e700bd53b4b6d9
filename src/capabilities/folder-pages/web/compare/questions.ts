import { listCommunes } from '#directory/contract/directory.ts';
import { compareCompanies } from '#folder-pages/contract/comparison.ts';
import { questionFor } from '#web/query.ts';

export const comparisonQuestion = ({
  ids = '',
  from,
}: {
  ids?: string | undefined;
  from?: string | undefined;
}) => questionFor(compareCompanies, { query: { ids, from } });

export const startCommunesQuestion = questionFor(listCommunes, {});
