import { getSubscription, listReceipts } from '#subscriptions/contract/subscriptions.ts';
import { ask } from '#web/query.ts';

export const subscriptionQuestion = ask(getSubscription, {});

export const receiptsQuestion = ask(listReceipts, {});
