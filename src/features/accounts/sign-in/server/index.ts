export { routes } from './api.ts';
export { hasSigned, ownPasskeyChallenge } from './own-passkey.ts';
export { forgetOldChallenges } from './passkey-challenges.ts';
export { forgetOldResets, mailResetJob } from './password-reset.ts';
export { provePerson } from './proof.ts';
