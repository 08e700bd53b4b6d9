export { routes } from './api.ts';
export { endSecondTrial } from './end-second-trial.ts';
export { subscriptionJobs } from './jobs.ts';
export { joinOnTrial } from './join-on-trial.ts';
export { personalData } from './personal-data.ts';
export { forgetOldInvoices } from './receipts.ts';
export { checkStripe } from './stripe/check-stripe.ts';
export { forgetOldStripeEvents } from './stripe/follow-stripe.ts';
