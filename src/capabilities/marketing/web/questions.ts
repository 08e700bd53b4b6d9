import { getOperator } from '#marketing/contract/marketing.ts';
import { questionFor } from '#web/query.ts';

export const operatorQuestion = questionFor(getOperator, {});
