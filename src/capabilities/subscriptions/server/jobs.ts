import type { Job } from '#server/jobs.ts';
import { endDuePeriodsJob } from './end-due-periods.ts';
import { mailReceiptJob } from './mail-receipt.ts';
import { followStripeJob } from './stripe/follow-stripe.ts';
import { forgetAtStripe } from './stripe/forget-at-stripe.ts';

export const subscriptionJobs: readonly Job[] = [
  endDuePeriodsJob,
  mailReceiptJob,
  followStripeJob,
  forgetAtStripe,
];
