import { defineFeature } from '#server/define-feature.ts';
import { proofRoutes } from './api.ts';
import { checkVatJob } from './check-vat-job.ts';
import { endExpiredProofsJob } from './end-expired-proofs.ts';
import { personalData } from './personal-data.ts';

export const proofsFeature = defineFeature({
  routes: proofRoutes,
  jobs: [checkVatJob, endExpiredProofsJob],
  personalData,
});
