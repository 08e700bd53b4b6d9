import { defineFeature } from '#server/define-feature.ts';
import { proofRoutes } from './api.ts';
import { checkVatJob } from './check-vat.ts';
import { endProofs } from './end-proofs.ts';
import { personalData } from './personal-data.ts';

export const proofsFeature = defineFeature({
  routes: proofRoutes,
  jobs: [checkVatJob, endProofs],
  personalData,
});
