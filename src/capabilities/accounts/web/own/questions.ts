import { ask } from '../../../../web/query.ts';
import { getErasure } from '../../contract/own-data.ts';
import { listPasskeys } from '../../contract/passkeys.ts';
import { listSessions } from '../../contract/sessions.ts';
import { getClientProfile } from '../../contract/settings.ts';

/** What the settings and the profile ask of oneself. */
export const profileQuestion = ask(getClientProfile, {});
export const sessionsQuestion = ask(listSessions, {});
export const passkeysQuestion = ask(listPasskeys, {});
export const erasureQuestion = ask(getErasure, {});
