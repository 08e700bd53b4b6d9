export { endSecondTrial } from './end-second-trial.ts';
export { subscriptionsFeature } from './feature.ts';
export { subscriptionJobs } from './jobs.ts';
export { registerCompanyOnTrial } from './register-company-on-trial.ts';
export { checkStripe } from './stripe/check-stripe.ts';
