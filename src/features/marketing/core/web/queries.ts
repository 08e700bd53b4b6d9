import { getOperator } from '#features/marketing/core/contract/marketing.ts';
import { queryFor } from '#web/query.ts';

export const operatorQuery = queryFor(getOperator, {});
