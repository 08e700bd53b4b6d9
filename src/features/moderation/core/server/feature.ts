import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import {
  forgetOldContentReports,
  forgetOldDecisions,
  forgetOldProposals,
  forgetOldTakedownsJob,
} from './forget-decisions.ts';
import { mailModerationDigestJob } from './mail-moderation-digest.ts';
import { makeDecisionEffectiveJob } from './pending-decisions.ts';
import { personalData } from './personal-data.ts';
import { forgetClosedCases } from './queues.ts';

export const moderationFeature = defineFeature({
  routes,
  jobs: [forgetOldTakedownsJob, mailModerationDigestJob, makeDecisionEffectiveJob],
  retention: {
    decisions: forgetOldDecisions,
    'closed-cases': forgetClosedCases,
    'content-reports': forgetOldContentReports,
    'suspension-proposals': forgetOldProposals,
  },
  personalData,
});
