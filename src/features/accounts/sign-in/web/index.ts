export { AuthFormNote, AuthPageLayout } from './auth-page-layout.tsx';
export { LoginForm } from './login-form.tsx';
export { createPasskey, signChallengeWithPasskey } from './passkeys/browser-passkeys.ts';
export { useCanSignWithPasskey } from './passkeys/use-can-sign-with-passkey.ts';
export { useBrowserPasskeyDialog } from './passkeys/use-browser-passkey-dialog.ts';
export { AcceptTermsNote } from './accept-terms-note.tsx';
export { useStepUpDownload } from './use-step-up-download.ts';
export { useRegisterAccount } from './use-register-account.ts';
