import type { JobDefinition } from '#server/jobs/job-worker.ts';
import { endDuePeriodsJob } from './end-due-periods.ts';
import { endPlansOfLeavingJob } from './end-plans-of-leaving.ts';
import { mailReceiptJob } from './mail-receipt.ts';
import { payBackJob } from './pay-back.ts';
import { followStripeJob } from './stripe/follow-stripe.ts';
import { forgetAtStripe } from './stripe/forget-at-stripe.ts';
import { refundAtStripe } from './stripe/refund-at-stripe.ts';

export const subscriptionJobs: readonly JobDefinition[] = [
  endDuePeriodsJob,
  endPlansOfLeavingJob,
  mailReceiptJob,
  followStripeJob,
  forgetAtStripe,
  payBackJob,
  refundAtStripe,
];
