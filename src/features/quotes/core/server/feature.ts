import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { expireQuotesHourly } from './expire-quotes.ts';
import { forgetSignedQuotes } from './forget-signed-quotes.ts';
import { makePdfJob } from './paper/make-pdf.ts';
import { makeSignedCopyJob } from './paper/make-signed-copy.ts';
import { personalData } from './personal-data.ts';
import { forgetOldQuoteReports } from './reports.ts';

export const quotesFeature = defineFeature({
  routes,
  jobs: [expireQuotesHourly, forgetSignedQuotes, makePdfJob(), makeSignedCopyJob()],
  retention: { 'quote-reports': forgetOldQuoteReports },
  personalData,
});
