import { defineFeature } from '#server/define-feature.ts';
import { createAccountRoutes } from './api.ts';
import { endDormantAccountsJob, deleteOldAccountNetworks } from './dormant-accounts.ts';
import { deleteExpiredKnownBrowsers } from './known-browsers.ts';
import { personalData } from './personal-data.ts';
import { deleteOldSignUpAttempts } from './registration-api.ts';
import { deleteOldSecurityEvents } from './security-events.ts';
import { deleteExpiredSessions } from './sessions.ts';
import { deleteOldVerificationCodes } from './verification-api.ts';

export const createAccountsFeature = (joinOnTrial: Parameters<typeof createAccountRoutes>[0]) =>
  defineFeature({
    routes: createAccountRoutes(joinOnTrial),
    jobs: [endDormantAccountsJob],
    retention: {
      sessions: deleteExpiredSessions,
      'known-browsers': deleteExpiredKnownBrowsers,
      'sign-up-attempts': deleteOldSignUpAttempts,
      networks: deleteOldAccountNetworks,
      codes: deleteOldVerificationCodes,
      'security-events': deleteOldSecurityEvents,
    },
    personalData,
  });
