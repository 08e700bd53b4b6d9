import { ask } from '../../../../web/query.ts';
import { listCommunes } from '../../../directory/contract.ts';
import { compareCompanies } from '../../contract/comparison.ts';

export const comparisonQuestion = ({
  ids = '',
  from,
}: {
  ids?: string | undefined;
  from?: string | undefined;
}) => ask(compareCompanies, { query: { ids, from } });

export const communesQuestion = ask(listCommunes, {});
