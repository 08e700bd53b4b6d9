import { getOperator } from '#marketing/contract/marketing.ts';
import { queryFor } from '#web/query.ts';

export const operatorQuery = queryFor(getOperator, {});
