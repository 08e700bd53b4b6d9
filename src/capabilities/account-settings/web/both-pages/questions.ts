import { getErasure } from '#account-settings/contract/own-data.ts';
import { listPasskeys } from '#accounts/contract/passkeys.ts';
import { listSessions } from '#accounts/contract/sessions.ts';
import { getClientProfile } from '#accounts/contract/settings.ts';
import { ask } from '#web/query.ts';

/** What the settings and the profile ask of oneself. */
export const profileQuestion = ask(getClientProfile, {});
export const sessionsQuestion = ask(listSessions, {});
export const passkeysQuestion = ask(listPasskeys, {});
export const erasureQuestion = ask(getErasure, {});
