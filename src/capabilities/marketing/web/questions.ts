import { ask } from '../../../web/query.ts';
import { getOperator } from '../contract.ts';

export const operatorQuestion = ask(getOperator, {});
