import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { endDueSubscriptionPeriodsJob } from './end-due-periods.ts';
import { endPlansOfLeavingAccountsJob } from './end-plans-of-leaving-accounts.ts';
import { mailReceiptJob } from './mail-receipt.ts';
import { payBackBalancesJob } from './pay-back-balances.ts';
import { deleteStripeCustomerJob } from './stripe/delete-stripe-customer.ts';
import { refundAtStripeJob } from './stripe/refund-at-stripe.ts';
import { handleStripeEventJob } from './stripe/stripe-webhook.ts';

export const subscriptionJobs: readonly JobDefinition[] = [
  endDueSubscriptionPeriodsJob,
  endPlansOfLeavingAccountsJob,
  mailReceiptJob,
  handleStripeEventJob,
  deleteStripeCustomerJob,
  payBackBalancesJob,
  refundAtStripeJob,
];
