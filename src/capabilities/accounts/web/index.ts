export { AccountFields } from './account-fields.tsx';
export { AuthAside, AuthFrame } from './auth-frame.tsx';
export { Face } from './face.tsx';
export {
  type CompanyInfo,
  companyInfo,
  joinedPhone,
  loginByUsername,
  passesSimulatedVatCheck,
  type VatStep,
  vatStep,
} from './forms.ts';
export { LoginForm } from './login-form.tsx';
export { NeedsScript } from './needs-script.tsx';
export { makePasskey } from './passkeys/browser-passkeys.ts';
export { usePasskeyDialog } from './passkeys/use-passkey-dialog.ts';
export { PasswordField } from './password-field.tsx';
export { PHONE_PREFIXES } from './phone-prefixes.ts';
export { takenBy } from './taken.ts';
export { unlessGone, useAction } from './use-action.ts';
export { useCodes } from './use-codes.ts';
export { useEnter } from './use-enter.ts';
export { ShownFailure, useFailureToast } from './use-failure-toast.ts';
export { VerificationDialog } from './verification-dialog.tsx';
