import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { deleteExpiredPasskeyChallenges } from './passkey-challenges.ts';
import { deleteExpiredPasswordResets, mailPasswordResetJob } from './password-reset-api.ts';

export const signInFeature = defineFeature({
  routes,
  jobs: [mailPasswordResetJob],
  retention: {
    'password-resets': deleteExpiredPasswordResets,
    'passkey-challenges': deleteExpiredPasskeyChallenges,
  },
});
