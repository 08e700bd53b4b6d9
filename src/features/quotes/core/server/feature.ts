import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { expireQuotesJob } from './expire-quotes.ts';
import { forgetSignedQuotesJob } from './forget-signed-quotes.ts';
import { createSendQuoteJob } from './pdf/send-quote-job.ts';
import { createSignedCopyJob } from './pdf/signed-copy-job.ts';
import { personalData } from './personal-data.ts';
import { forgetOldQuoteReports } from './quote-reports.ts';

export const quotesFeature = defineFeature({
  routes,
  jobs: [expireQuotesJob, forgetSignedQuotesJob, createSendQuoteJob(), createSignedCopyJob()],
  retention: { 'quote-reports': forgetOldQuoteReports },
  personalData,
});
