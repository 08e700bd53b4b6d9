import type { Job } from '#server/jobs.ts';
import { moveSubscriptionsOn } from './move-on.ts';
import { forgetAtStripe } from './stripe/forget-at-stripe.ts';
import { followStripe } from './stripe/hear-stripe.ts';

export const subscriptionJobs: readonly Job[] = [moveSubscriptionsOn, followStripe, forgetAtStripe];
