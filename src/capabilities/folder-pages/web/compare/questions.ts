import { listCommunes } from '#directory/contract/directory.ts';
import { compareCompanies } from '#folder-pages/contract/comparison.ts';
import { ask } from '#web/query.ts';

export const comparisonQuestion = ({
  ids = '',
  from,
}: {
  ids?: string | undefined;
  from?: string | undefined;
}) => ask(compareCompanies, { query: { ids, from } });

export const communesQuestion = ask(listCommunes, {});
