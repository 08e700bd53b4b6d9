export { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
export { VerificationDialog } from './verification-dialog.tsx';
