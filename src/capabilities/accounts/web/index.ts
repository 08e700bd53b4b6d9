export { PasskeySignIn } from './passkeys/passkey-sign-in.tsx';
