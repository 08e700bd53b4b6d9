import { ask } from '../../../web/query.ts';
import { getSubscription, listReceipts } from '../contract.ts';

export const subscriptionQuestion = ask(getSubscription, {});

export const receiptsQuestion = ask(listReceipts, {});
