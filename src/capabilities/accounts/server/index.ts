export { routes } from './api.ts';
export { erasePeople } from './erase-people.ts';
export { ownDataRoutes } from './own-data.ts';
export { forgetOldChallenges } from './passkey-challenges.ts';
export { forgetOldResets } from './password-change.ts';
export { personalData } from './personal-data.ts';
export { forgetOldAttempts, type NewCompany } from './registration.ts';
export { shownName } from './shown-name.ts';
export { forgetOldCodes } from './verification.ts';
