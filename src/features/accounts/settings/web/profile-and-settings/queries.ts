import { getClientProfile } from '#features/accounts/core/contract/account-settings.ts';
import { listSecurityEvents } from '#features/accounts/core/contract/security-events.ts';
import { listSessions } from '#features/accounts/core/contract/sessions.ts';
import { getPlannedErasure, getStorageUse } from '#features/accounts/settings/contract/data-and-erasure.ts';
import { listPasskeys } from '#features/accounts/sign-in/contract/passkeys.ts';
import { getSecondFactor } from '#features/accounts/sign-in/contract/second-factor.ts';
import { queryFor } from '#web/query.ts';

export const profileQuery = queryFor(getClientProfile, {});
export const sessionsQuery = queryFor(listSessions, {});
const EVENTS_PAGE = '10';

export const securityEventsQuery = (cursor?: string) =>
  queryFor(listSecurityEvents, { query: { limit: EVENTS_PAGE, cursor } });

export const secondFactorQuery = queryFor(getSecondFactor, {});
export const passkeysQuery = queryFor(listPasskeys, {});
export const storageQuery = queryFor(getStorageUse, {});
export const erasureQuery = queryFor(getPlannedErasure, {});
