import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { forgetOldChallenges } from './passkey-challenges.ts';
import { forgetOldResets, mailResetJob } from './password-reset.ts';

export const signInFeature = defineFeature({
  routes,
  jobs: [mailResetJob],
  retention: { 'password-resets': forgetOldResets, 'passkey-challenges': forgetOldChallenges },
});
