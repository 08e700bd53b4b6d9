import { moveSubscriptionsOn } from './move-on.ts';
import { forgetAtStripe } from './stripe/forget-at-stripe.ts';
import { followStripe } from './stripe/hear-stripe.ts';

export { routes } from './api.ts';
export { joinOnTrial } from './join-on-trial.ts';
export { personalData } from './personal-data.ts';
export { forgetOldInvoices } from './receipts.ts';
export { forgetOldStripeEvents } from './stripe/hear-stripe.ts';

export const subscriptionJobs = [moveSubscriptionsOn, followStripe, forgetAtStripe];
