export { signInFeature } from './feature.ts';
export { hasSigned, ownPasskeyChallenge } from './own-passkey.ts';
export { mailResetJob } from './password-reset.ts';
export { provePerson } from './proof.ts';
