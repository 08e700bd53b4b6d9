import { defineFeature } from '#server/define-feature.ts';
import { checkStatistics } from './check-statistics.ts';
import { personalData } from './personal-data.ts';

export const companiesFeature = defineFeature({
  jobs: [checkStatistics],
  personalData,
});
