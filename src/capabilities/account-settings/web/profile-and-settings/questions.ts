import { getErasure, getStorage } from '#account-settings/contract/own-data.ts';
import { listSecurityEvents } from '#accounts/contract/security-events.ts';
import { listSessions } from '#accounts/contract/sessions.ts';
import { getClientProfile } from '#accounts/contract/settings.ts';
import { listPasskeys } from '#sign-in/contract/passkeys.ts';
import { getSecondFactor } from '#sign-in/contract/second-factor.ts';
import { questionFor } from '#web/query.ts';

/** What the settings and the profile ask of oneself. */
export const profileQuestion = questionFor(getClientProfile, {});
export const sessionsQuestion = questionFor(listSessions, {});
const EVENTS_PAGE = '10';

export const eventsQuestion = (cursor?: string) =>
  questionFor(listSecurityEvents, { query: { limit: EVENTS_PAGE, cursor } });

export const factorQuestion = questionFor(getSecondFactor, {});
export const passkeysQuestion = questionFor(listPasskeys, {});
export const storageQuestion = questionFor(getStorage, {});
export const erasureQuestion = questionFor(getErasure, {});
