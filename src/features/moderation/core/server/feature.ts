import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { makeDecisionsEffective } from './decide.ts';
import {
  forgetOldContentReports,
  forgetOldDecisions,
  forgetOldProposals,
  forgetOldTakedowns,
} from './forget-decisions.ts';
import { mailDigest } from './mail-digest.ts';
import { personalData } from './personal-data.ts';

export const moderationFeature = defineFeature({
  routes,
  jobs: [forgetOldTakedowns, mailDigest, makeDecisionsEffective],
  retention: {
    decisions: forgetOldDecisions,
    'content-reports': forgetOldContentReports,
    'suspension-proposals': forgetOldProposals,
  },
  personalData,
});
