import { defineFeature } from '#server/define-feature.ts';
import { checkCompanyStatisticsJob } from './check-company-statistics.ts';
import { personalData } from './personal-data.ts';

export const companiesFeature = defineFeature({
  jobs: [checkCompanyStatisticsJob],
  personalData,
});
