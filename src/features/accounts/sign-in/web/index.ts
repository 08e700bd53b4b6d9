export { AuthAside, AuthFrame } from './auth-frame.tsx';
export { LoginForm } from './login-form.tsx';
export { makePasskey, signByPasskey } from './passkeys/browser-passkeys.ts';
export { useOwnPasskey } from './passkeys/use-own-passkey.ts';
export { usePasskeyDialog } from './passkeys/use-passkey-dialog.ts';
export { TermsNote } from './terms-note.tsx';
export { useProvedDownload } from './use-proved-download.ts';
export { useRegister } from './use-register.ts';
