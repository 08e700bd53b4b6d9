import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { subscriptionJobs } from './jobs.ts';
import { personalData } from './personal-data.ts';
import { forgetOldInvoices } from './receipts.ts';
import { forgetOldStripeEvents } from './stripe/stripe-webhook.ts';

export const subscriptionsFeature = defineFeature({
  routes,
  jobs: subscriptionJobs,
  retention: { 'stripe-events': forgetOldStripeEvents, invoices: forgetOldInvoices },
  personalData,
});
