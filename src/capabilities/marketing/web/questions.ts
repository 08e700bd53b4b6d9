import { getOperator } from '#marketing/contract/marketing.ts';
import { ask } from '#web/query.ts';

export const operatorQuestion = ask(getOperator, {});
