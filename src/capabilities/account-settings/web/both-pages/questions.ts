import { getErasure, getStorage } from '#account-settings/contract/own-data.ts';
import { listPasskeys } from '#accounts/contract/passkeys.ts';
import { listSessions } from '#accounts/contract/sessions.ts';
import { getClientProfile } from '#accounts/contract/settings.ts';
import { questionFor } from '#web/query.ts';

/** What the settings and the profile ask of oneself. */
export const profileQuestion = questionFor(getClientProfile, {});
export const sessionsQuestion = questionFor(listSessions, {});
export const passkeysQuestion = questionFor(listPasskeys, {});
export const storageQuestion = questionFor(getStorage, {});
export const erasureQuestion = questionFor(getErasure, {});
