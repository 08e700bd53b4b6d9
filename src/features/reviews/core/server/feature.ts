import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { forgetOldReviewFlags } from './judge-review.ts';
import { personalData } from './personal-data.ts';

export const reviewsFeature = defineFeature({
  routes,
  retention: { 'review-flags': forgetOldReviewFlags },
  personalData,
});
