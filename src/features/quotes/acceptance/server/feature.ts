import { defineFeature } from '#server/define-feature.ts';
import { acceptRoutes } from './accept-api.ts';
import { forgetOldQuoteCodes } from './accept-code.ts';

export const quoteAcceptanceFeature = defineFeature({
  routes: acceptRoutes,
  retention: { 'quote-codes': forgetOldQuoteCodes },
});
