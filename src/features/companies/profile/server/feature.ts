import { defineFeature } from '#server/define-feature.ts';
import { createCompanyProfileRoutes } from './api.ts';

export const companyProfileFeature = defineFeature({
  routes: createCompanyProfileRoutes,
});
