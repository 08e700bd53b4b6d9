import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { forgetOldInterestSignals } from './interest-signals-api.ts';

export const newRequestFeature = defineFeature({
  routes,
  retention: { 'request-wishes': forgetOldInterestSignals },
});
