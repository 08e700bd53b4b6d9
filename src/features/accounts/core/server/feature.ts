import { defineFeature } from '#server/define-feature.ts';
import { routes } from './api.ts';
import { endDormantAccounts, forgetOldNetworks } from './dormant-accounts.ts';
import { forgetOldKnownBrowsers } from './known-browsers.ts';
import { personalData } from './personal-data.ts';
import { forgetOldAttempts } from './registration.ts';
import { forgetOldSecurityEvents } from './security-events.ts';
import { forgetOldSessions } from './sessions.ts';
import { forgetOldCodes } from './verification.ts';

export const accountsFeature = (joinOnTrial: Parameters<typeof routes>[0]) =>
  defineFeature({
    routes: routes(joinOnTrial),
    jobs: [endDormantAccounts],
    retention: {
      sessions: forgetOldSessions,
      'known-browsers': forgetOldKnownBrowsers,
      'sign-up-attempts': forgetOldAttempts,
      networks: forgetOldNetworks,
      codes: forgetOldCodes,
      'security-events': forgetOldSecurityEvents,
    },
    personalData,
  });
