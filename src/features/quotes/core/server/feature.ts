import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { expireQuotesJob } from './expire-quotes.ts';
import { forgetSignedQuotesJob } from './forget-signed-quotes.ts';
import { makeQuotePdfJob } from './pdf/make-quote-pdf.ts';
import { makeSignedCopyJob } from './pdf/make-signed-copy.ts';
import { personalData } from './personal-data.ts';
import { forgetOldQuoteReports } from './reports.ts';

export const quotesFeature = defineFeature({
  routes,
  jobs: [expireQuotesJob, forgetSignedQuotesJob, makeQuotePdfJob(), makeSignedCopyJob()],
  retention: { 'quote-reports': forgetOldQuoteReports },
  personalData,
});
