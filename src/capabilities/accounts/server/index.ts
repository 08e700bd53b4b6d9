export { routes } from './api.ts';
export { forgetOldChallenges } from './passkey-challenges.ts';
export { forgetOldResets } from './password-change.ts';
export type { NewCompany, RegisterCompany } from './registration.ts';
export { forgetOldCodes } from './verification.ts';
