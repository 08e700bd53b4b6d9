export { signInFeature } from './feature.ts';
export { hasSignedWithOwnPasskey, issueOwnPasskeyChallenge } from './sign-with-own-passkey.ts';
export { mailPasswordResetJob } from './password-reset-api.ts';
export { stepUpWithPassword } from './step-up-api.ts';
