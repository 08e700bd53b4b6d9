import { getSubscription, listReceipts } from '#subscriptions/contract/subscriptions.ts';
import { questionFor } from '#web/query.ts';

export const subscriptionQuestion = questionFor(getSubscription, {});

export const receiptsQuestion = questionFor(listReceipts, {});
