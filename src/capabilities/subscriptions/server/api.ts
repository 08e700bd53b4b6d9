import type { Refusal } from '../../../kernel/refusal.ts';
import { answer, type Route } from '../../../server/http/answer.ts';
import type { Tools } from '../../../server/tools.ts';
import { stringsOf } from '../../../strings/strings.ts';
import {
  cancelSubscription,
  downloadReceipt,
  getSubscription,
  listReceipts,
  payForPlan,
  resumeSubscription,
} from '../contract.ts';
import {
  cancel,
  mayCancel,
  mayResume,
  resume,
  type Subscription,
  subscriptionAt,
} from '../rules/subscription.ts';
import { paymentWay, presentReceipt, presentSubscription } from './present.ts';
import { receiptName, receiptPdf } from './receipt-pdf.ts';
import { findOwnReceipt, listOwnReceipts } from './receipts.ts';
import { paySimulated } from './simulated-payment.ts';
import { findOwn, holdOwn, keep } from './store.ts';

interface Asking {
  person: { id: number };
  tools: Tools;
  refuse: (code: 'noCompany') => Refusal;
}

const ownSubscription = async ({ person, tools, refuse }: Asking) => {
  const own = await findOwn(tools.db, person.id);
  if (!own) throw refuse('noCompany');
  return presentSubscription(own.subscription, tools.config, tools.clock.now());
};

interface Change {
  may: (subscription: Subscription) => boolean;
  make: (subscription: Subscription) => Subscription;
}

/** Changes what the company has, where it may. Of two at once the second finds it done. */
const change = ({ db, clock }: Tools, userId: number, { may, make }: Change) =>
  db.transaction(async (transaction) => {
    const now = clock.now();
    const row = await holdOwn(transaction, userId, now);
    if (!row) return 'noCompany' as const;
    const current = subscriptionAt(row, now);
    if (!may(current)) return 'notNow' as const;
    await keep(transaction, row, make(current), now);
    return 'changed' as const;
  });

export const routes: readonly Route[] = [
  answer(getSubscription, ownSubscription),

  answer(payForPlan, async (asking) => {
    const { person, body, tools, refuse } = asking;
    const way = paymentWay(tools.config);
    await ownSubscription(asking);
    if (way !== 'simulated') throw refuse('paymentUnavailable');
    await paySimulated(tools, person.id, body);
    return { subscription: await ownSubscription(asking), continueAt: null };
  }),

  answer(cancelSubscription, async (asking) => {
    const outcome = await change(asking.tools, asking.person.id, { may: mayCancel, make: cancel });
    if (outcome === 'notNow') throw asking.refuse('notCancellable');
    return ownSubscription(asking);
  }),

  answer(resumeSubscription, async (asking) => {
    const outcome = await change(asking.tools, asking.person.id, { may: mayResume, make: resume });
    if (outcome === 'notNow') throw asking.refuse('notResumable');
    return ownSubscription(asking);
  }),

  answer(listReceipts, async ({ person, tools }) =>
    (await listOwnReceipts(tools.db, person.id)).map(presentReceipt),
  ),

  answer(downloadReceipt, async ({ person, params, language, tools, refuse }) => {
    const row = await findOwnReceipt(tools.db, person.id, params.id);
    if (!row) throw refuse('notFound');
    const strings = stringsOf(language);
    return {
      name: receiptName(row, strings),
      type: 'application/pdf',
      content: receiptPdf(row, { strings, language }),
    };
  }),
];
